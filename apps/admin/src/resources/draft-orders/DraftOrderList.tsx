import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, NullableBooleanInput, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { ListedDraft } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { DRAFT_STATE_NAMES } from '@aabha/contracts/draft-orders/draft-orders.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { BuyerField } from '../../components/BuyerField';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { OrderLinkField } from '../orders/OrderLinkField';
import { draftOrderFilters } from './draft-orders.data';
import { DraftStateField } from './DraftStateField';
import type { ListViews } from '../../data/list-views';

const CreateDraftDialog = lazy(() =>
  import('./CreateDraftDialog').then((module) => ({ default: module.CreateDraftDialog })),
);

type DraftRecord = ListedDraft & { id: string };
const Column = DataTable.Col<DraftRecord>;
const empty = (
  <EmptyList
    text="No draft orders found"
    hint="Compose an order for a customer on the phone; they pay it by a link."
  />
);

const VIEWS: ListViews = { list: 'draft-orders', filtersOf: draftOrderFilters };

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, email, phone" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(DRAFT_STATE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <NullableBooleanInput
    key="mine"
    source="mine"
    label="Composed by"
    nullLabel="All"
    trueLabel="Me"
    falseLabel="Others"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Created" alwaysOn />,
];

const addressOf = ({ _id }: DraftRecord) => `/admin-dashboard/draft-orders/${_id}/show`;
const itemsText = ({ items }: DraftRecord) =>
  items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
const amountText = ({ amount }: DraftRecord) => (amount === null ? 'Not sent yet' : formatRupees(amount));

/** What comes next: until when it can be paid, or the order that it became. */
function Outcome({ draft: { state, expires_at: end, order_id: orderId } }: { draft: DraftRecord }) {
  if (orderId) return <OrderLinkField orderId={orderId} />;
  if (end === null || state === 'cancelled') return null;
  return <>{`${state === 'expired' ? 'Expired' : 'Until'} ${formatDateTime(end)}`}</>;
}

function DraftTable() {
  return (
    <ListTable<DraftRecord> rowClick="show" bulkActionButtons={false} empty={empty}>
      <Column
        label="Customer"
        render={(draft) => (
          <RowLink to={addressOf(draft)}>
            <BuyerField buyer={draft.customer} />
          </RowLink>
        )}
      />
      <Column label="Items" cellSx={() => ({ minWidth: 180 })} render={itemsText} />
      <Column label="State" render={({ state }) => <DraftStateField state={state} />} />
      <Column label="Amount" align="right" render={amountText} />
      <Column label="Link or order" render={(draft) => <Outcome draft={draft} />} />
      <Column label="Composed by" render={({ created_by }) => created_by} />
      <Column
        source="created_at"
        label="Created"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
    </ListTable>
  );
}

function DraftRows() {
  return (
    <SimpleList<DraftRecord>
      rowClick={false}
      primaryText={(draft) => (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <RowLink to={addressOf(draft)}>{draft.customer.name}</RowLink>
          <DraftStateField state={draft.state} />
          {amountText(draft)}
        </Box>
      )}
      secondaryText={(draft) => (
        <>
          {itemsText(draft)}
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            <Outcome draft={draft} />
          </Typography>
          {draft.created_by}, {formatDateTime(draft.created_at)}
        </>
      )}
      empty={empty}
    />
  );
}

/** Orders that staff compose and customers pay by a link (docs/spec/draft-orders.md#screen). */
export function DraftOrderList() {
  return (
    <TableList
      resource="draft-orders"
      title="Draft Orders"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.draftOrders}
      actions={
        <>
          <ExportCsvButton list="draft-orders" filtersOf={draftOrderFilters} />
          <CreateButton
            label="New draft order"
            dialog={(close) => (
              <Suspense>
                <CreateDraftDialog onClose={close} />
              </Suspense>
            )}
          />
        </>
      }
      failed="Failed to fetch draft orders"
      views={VIEWS}
      table={<DraftTable />}
      rows={<DraftRows />}
    />
  );
}
