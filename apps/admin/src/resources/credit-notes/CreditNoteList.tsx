import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { CreditNote } from '@aabha/contracts/credit-notes/credit-notes.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber, shortId } from '@aabha/contracts/orders/order-number';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { DownloadCreditNoteButton } from '../../components/DownloadCreditNoteButton';
import { DateTimeField } from '../../components/DateTimeField';
import { BuyerField } from '../../components/BuyerField';
import { EmptyList } from '../../components/EmptyList';
import { documentChips } from '../../components/document-chips';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips } from '../../components/FilterChips';
import { ListPager } from '../../components/ListPager';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { creditNoteFilters } from './credit-notes.data';
import { ReversalField } from './ReversalField';
import { REVERSAL_LABELS } from './reversal-labels';
import type { ListViews } from '../../data/list-views';

type CreditNoteRecord = CreditNote & { id: string };
const Column = DataTable.Col<CreditNoteRecord>;
const VIEWS: ListViews = { list: 'credit-notes', filtersOf: creditNoteFilters };

const filters = [
  <SearchInput key="search" source="search" placeholder="Number, invoice, name, email, phone" alwaysOn />,
  <SelectInput
    key="reversal"
    source="reversal"
    label="Input credit"
    choices={choicesOf(REVERSAL_LABELS)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Issued" alwaysOn />,
];
const empty = (
  <EmptyList
    text="No credit notes found"
    hint="Every refund of an invoiced order gets its credit note here."
  />
);

/** The order of a credit note, by its number; a wholesale order in its list. */
function OrderLink({ note: { order_id: id, wholesale_order_id: wholesaleId } }: { note: CreditNoteRecord }) {
  const search = encodeURIComponent(JSON.stringify({ search: wholesaleId }));
  return id === '' ? (
    <ScreenLink to={`/admin-dashboard/wholesale-bulk-orders?filter=${search}`}>
      Bulk {shortId(wholesaleId, 6)}
    </ScreenLink>
  ) : (
    <ScreenLink to={`/admin-dashboard/orders/${id}/show`}>{orderNumber(id)}</ScreenLink>
  );
}

function CreditNoteTable() {
  return (
    <ListTable<CreditNoteRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Number" render={(note) => <strong>{note.creditNoteNumber}</strong>} />
      <Column source="created_at" label="Date" render={(note) => <DateTimeField iso={note.created_at} />} />
      <Column
        label="Invoice"
        render={({ invoice }) => (
          <>
            {invoice.invoiceNumber}
            <Typography variant="body2" color="textSecondary">
              {formatDay(invoice.created_at)}
            </Typography>
          </>
        )}
      />
      <Column label="Order" render={(note) => <OrderLink note={note} />} />
      <Column label="Customer" render={(note) => <BuyerField buyer={note.user_Id} />} />
      <Column source="reason" label="Reason" disableSort cellSx={() => ({ minWidth: 92 })} />
      <Column
        source="amount"
        align="right"
        label="Amount"
        disableSort
        render={(note) => formatRupees(note.amount)}
      />
      <Column label="Input credit" render={(note) => <ReversalField note={note} />} />
      <Column
        label="Download"
        align="right"
        render={(note) => <DownloadCreditNoteButton id={note._id} number={note.creditNoteNumber} />}
      />
    </ListTable>
  );
}

function CreditNoteRows() {
  return (
    <SimpleList<CreditNoteRecord>
      linkType={false}
      primaryText={(note) => (
        <>
          {note.creditNoteNumber} · {formatRupees(note.amount)}
        </>
      )}
      secondaryText={(note) => (
        <>
          {formatDay(note.created_at)}, {note.user_Id.name}
          <br />
          Invoice {note.invoice.invoiceNumber}, order <OrderLink note={note} />
          <br />
          {note.reason}
          <br />
          <ReversalField note={note} />
          <Box component="span" sx={{ display: 'block', mt: 1 }}>
            <DownloadCreditNoteButton id={note._id} number={note.creditNoteNumber} />
          </Box>
        </>
      )}
      empty={empty}
    />
  );
}

/** All credit notes, newest first; SuperAdmin only (docs/spec/invoices-and-tax.md#credit-notes). */
export function CreditNoteList() {
  return (
    <TableList
      resource="credit-notes"
      title="Credit Notes"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.invoices}
      pager={<ListPager sizes={[PAGE_SIZES.invoices, 50, 100]} />}
      actions={<ExportCsvButton list="credit-notes" filtersOf={creditNoteFilters} />}
      failed="Failed to fetch credit notes"
      views={VIEWS}
      above={<FilterChips chips={documentChips} />}
      table={<CreditNoteTable />}
      rows={<CreditNoteRows />}
    />
  );
}
