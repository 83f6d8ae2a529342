import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import {
  REFUND_REQUEST_KIND_LABELS,
  REFUND_REQUEST_STATE_LABELS,
} from '@aabha/contracts/refund-requests/refund-requests.values';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { choiceFilter } from '../../components/lists/choice-filter';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { RefundRequestActions } from '../../components/refunds/RefundRequestActions';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import type { RefundRequestRecord } from '../../data/refund-requests';
import { OrderLinkField } from '../orders/OrderLinkField';
import { refundRequestFilters } from './refund-requests.data';
import { RefundRequestStateField } from './RefundRequestStateField';
import { REFUND_REQUEST_VIEWS } from './refund-request-views';

const Column = DataTable.Col<RefundRequestRecord>;
const OPENS_WITH = { state: 'waiting' };
const empty = (
  <EmptyList
    text="No refunds found"
    hint="No refund waits for a second person. One above the limit of who makes it comes here."
    opensWith={OPENS_WITH}
  />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Order or customer" alwaysOn />,
  choiceFilter('state', 'Status', REFUND_REQUEST_STATE_LABELS),
  <SelectInput
    key="mine"
    source="mine"
    label="Asked by"
    choices={[
      { id: false, name: 'Others' },
      { id: true, name: 'Me' },
    ]}
    emptyText="All"
    alwaysOn
  />,
  choiceFilter('kind', 'Of what', REFUND_REQUEST_KIND_LABELS),
  <PeriodInput key="period" source="period" label="Asked" alwaysOn />,
];

/** The sum, and what it counts where earlier refunds count with it. */
function Amount({ request: { amount, counted, kind } }: { request: RefundRequestRecord }) {
  return (
    <>
      <strong>{formatRupees(amount)}</strong>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {REFUND_REQUEST_KIND_LABELS[kind]}
        {counted > amount && `, ${formatRupees(counted)} within a day`}
      </Typography>
    </>
  );
}

function RequestTable() {
  return (
    <ListTable<RefundRequestRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="created_at"
        label="Asked"
        render={(request) => (
          <>
            <RelativeTimeField iso={request.created_at} />
            <Typography variant="body2" color="textSecondary">
              {request.asked_by.name}
            </Typography>
          </>
        )}
      />
      <Column
        source="amount"
        align="right"
        label="Refund"
        render={(request) => <Amount request={request} />}
      />
      <Column
        label="Order"
        render={(request) => (
          <>
            <OrderLinkField orderId={request.order_id} />
            <Typography variant="body2" color="textSecondary">
              {request.customer.name}
            </Typography>
          </>
        )}
      />
      <Column label="Reason" cellSx={() => ({ maxWidth: 320 })} render={({ reason }) => reason} />
      <Column label="Status" render={(request) => <RefundRequestStateField request={request} />} />
      <Column
        label="Decision"
        align="right"
        render={(request) => <RefundRequestActions request={request} />}
      />
    </ListTable>
  );
}

function RequestRows() {
  return (
    <SimpleList<RefundRequestRecord>
      linkType={false}
      primaryText={(request) => (
        <>
          {formatRupees(request.amount)} · <OrderLinkField orderId={request.order_id} />
        </>
      )}
      secondaryText={(request) => (
        <>
          {request.asked_by.name}, <RelativeTimeField iso={request.created_at} />, for {request.customer.name}
          <br />
          {REFUND_REQUEST_KIND_LABELS[request.kind]}: {request.reason}
          <Box component="span" sx={{ display: 'block', my: 1 }}>
            <RefundRequestStateField request={request} />
          </Box>
          <RefundRequestActions request={request} />
        </>
      )}
      empty={empty}
    />
  );
}

/** Refunds above the limit of who asked for them (docs/spec/refund-approvals.md#screen). */
export function RefundRequestList() {
  return (
    <TableList
      resource="refund-requests"
      title="Refund Approvals"
      filters={filters}
      filterDefaultValues={OPENS_WITH}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.invoices}
      actions={<ExportCsvButton list="refund-requests" filtersOf={refundRequestFilters} />}
      failed="Failed to fetch refunds"
      views={REFUND_REQUEST_VIEWS}
      table={<RequestTable />}
      rows={<RequestRows />}
    />
  );
}
