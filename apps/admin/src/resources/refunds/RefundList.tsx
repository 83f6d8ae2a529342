import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { Refund } from '@aabha/contracts/refunds/refunds.schema';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { BuyerField } from '../../components/BuyerField';
import { DateTimeField } from '../../components/DateTimeField';
import { DownloadCreditNoteButton } from '../../components/DownloadCreditNoteButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { OrderLinkField } from '../orders/OrderLinkField';
import { RefundField } from '../orders/RefundField';
import { paymentMethodLabel } from '../../data/payment-method-labels';
import { REFUND_LABELS, refundSpeedText } from '../../data/refund-labels';
import { refundFilters } from './refunds.data';
import type { ListViews } from '../../data/list-views';

type RefundRecord = Refund & { id: string };
const Column = DataTable.Col<RefundRecord>;
const empty = <EmptyList text="No refunds found" hint="Money that goes back to customers appears here." />;

const VIEWS: ListViews = { list: 'refunds', filtersOf: refundFilters };

const filters = [
  <SearchInput
    key="search"
    source="search"
    placeholder="Order, customer, credit note, provider’s id"
    alwaysOn
  />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={choicesOf(REFUND_LABELS)}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="extent"
    source="extent"
    label="Of what"
    choices={[
      { id: 'all', name: 'Whole payments' },
      { id: 'part', name: 'Parts' },
    ]}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Made" alwaysOn />,
];

/** The order of a refund; a payment that came too late became none. */
function OfOrder({ refund }: { refund: RefundRecord }) {
  if (refund.order_id === null) return <Typography variant="body2">No order</Typography>;
  return <OrderLinkField orderId={refund.order_id} />;
}

function Why({ refund }: { refund: RefundRecord }) {
  return (
    <>
      {refund.reason}
      {refund.status === 'failed' && refund.last_error && (
        <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
          {refund.last_error}
        </Typography>
      )}
      {refund.provider_refund_id && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          translate="no"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {refund.provider_refund_id}
        </Typography>
      )}
    </>
  );
}

function CreditNoteOf({ refund: { credit_note } }: { refund: RefundRecord }) {
  if (!credit_note) return null;
  return <DownloadCreditNoteButton id={credit_note._id} number={credit_note.creditNoteNumber} />;
}

/** How fast it is, and how the purchase was paid. */
const speedOf = (refund: RefundRecord) =>
  [refundSpeedText(refund), paymentMethodLabel(refund.payment_method)].filter(Boolean).join(', ');

const extentOf = ({ extent }: RefundRecord) => (extent === 'part' ? 'Part' : 'Whole payment');

function RefundTable() {
  return (
    <ListTable<RefundRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="created_at"
        label="Date"
        render={(refund) => <DateTimeField iso={refund.created_at} />}
      />
      <Column
        source="amount"
        align="right"
        label="Amount"
        render={(refund) => (
          <>
            <strong>{formatRupees(refund.amount)}</strong>
            <Typography variant="body2" color="textSecondary">
              {extentOf(refund)}
            </Typography>
          </>
        )}
      />
      <Column
        label="Status"
        render={(refund) => (
          <>
            <RefundField status={refund.status} />
            <Typography variant="body2" color="textSecondary">
              {speedOf(refund)}
            </Typography>
          </>
        )}
      />
      <Column label="Order" render={(refund) => <OfOrder refund={refund} />} />
      <Column label="Customer" render={(refund) => <BuyerField buyer={refund.user_Id} />} />
      <Column label="Why" cellSx={() => ({ maxWidth: 360 })} render={(refund) => <Why refund={refund} />} />
      <Column label="Credit note" align="right" render={(refund) => <CreditNoteOf refund={refund} />} />
    </ListTable>
  );
}

function RefundRows() {
  return (
    <SimpleList<RefundRecord>
      rowClick={false}
      primaryText={(refund) => (
        <>
          {formatRupees(refund.amount)} · {extentOf(refund)} <RefundField status={refund.status} />
        </>
      )}
      secondaryText={(refund) => (
        <>
          {[formatDateTime(refund.created_at), refund.user_Id.name, speedOf(refund)]
            .filter(Boolean)
            .join(', ')}
          <br />
          <OfOrder refund={refund} />
          <br />
          <Why refund={refund} />
          <Box component="span" sx={{ display: 'block', mt: 1 }}>
            <CreditNoteOf refund={refund} />
          </Box>
        </>
      )}
      empty={empty}
    />
  );
}

/** All refunds, newest first; SuperAdmin only (docs/spec/returns-and-refunds.md#list-of-refunds). */
export function RefundList() {
  return (
    <TableList
      resource="refunds"
      title="Refunds"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.invoices}
      actions={<ExportCsvButton list="refunds" filtersOf={refundFilters} />}
      failed="Failed to fetch refunds"
      views={VIEWS}
      table={<RefundTable />}
      rows={<RefundRows />}
    />
  );
}
