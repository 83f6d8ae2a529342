import { Box, Chip, Stack, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { AskAccountant } from '../../components/AskAccountant';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { DownloadEInvoiceButton } from './DownloadEInvoiceButton';
import type { EInvoiceRecord } from './e-invoices.data';
import { RegisterEInvoiceButton } from './RegisterEInvoiceButton';
import { E_INVOICE_VIEWS } from './e-invoice-views';

const CHOICES = [
  { id: 'missing', name: 'Without IRN' },
  { id: 'registered', name: 'With IRN' },
];
const filters = [
  <SearchInput key="search" source="search" placeholder="Number, GSTIN" alwaysOn />,
  <SelectInput key="state" source="state" label="Show" choices={CHOICES} emptyText="All" alwaysOn />,
];
const OPENS_WITH = { state: 'missing' };
const empty = (
  <EmptyList
    text="No e-invoices found"
    hint="Invoices and credit notes to businesses that have no IRN are here, from the day on that is set below Tax in the settings. Without a day there are none."
    opensWith={OPENS_WITH}
  />
);

/** The IRN, or until when the portal takes the document. */
function IrnField({ row: { registration, due_at } }: { row: EInvoiceRecord }) {
  if (registration)
    return (
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {registration.irn}
      </Typography>
    );
  const isLate = Date.parse(due_at) < Date.now();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isLate ? 'error' : 'warning'}
      label={isLate ? `Was due on ${formatDay(due_at)}` : `Due by ${formatDay(due_at)}`}
    />
  );
}

const actionsOf = (row: EInvoiceRecord) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
    <DownloadEInvoiceButton row={row} />
    <RegisterEInvoiceButton row={row} />
  </Stack>
);

const Column = DataTable.Col<EInvoiceRecord>;

function EInvoiceTable() {
  return (
    <ListTable<EInvoiceRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Number" render={({ number }) => <strong>{number}</strong>} />
      <Column label="Date" render={({ issued_at }) => formatDay(issued_at)} />
      <Column label="Buyer" render={({ buyer }) => buyer.name} />
      <Column label="GSTIN" render={({ buyer }) => buyer.gstin} />
      <Column label="Amount" align="right" render={({ value }) => formatRupees(value)} />
      <Column label="IRN" render={(row) => <IrnField row={row} />} />
      <Column label="Actions" align="right" render={actionsOf} />
    </ListTable>
  );
}

function EInvoiceRows() {
  return (
    <SimpleList<EInvoiceRecord>
      linkType={false}
      primaryText={({ number, value }) => `${number} · ${formatRupees(value)}`}
      secondaryText={(row) => (
        <>
          {formatDay(row.issued_at)}, {row.buyer.name}, {row.buyer.gstin}
          <br />
          <IrnField row={row} />
          {actionsOf(row)}
        </>
      )}
      empty={empty}
    />
  );
}

/** Documents to businesses, without an IRN those that are due first on top; SuperAdmin only (docs/spec/e-invoices.md#screen). */
export function EInvoiceList() {
  return (
    <TableList
      resource="e-invoices"
      title="E-Invoices"
      filters={filters}
      filterDefaultValues={OPENS_WITH}
      perPage={PAGE_SIZES.invoices}
      failed="Failed to fetch e-invoices"
      above={
        <Box sx={{ p: 2 }}>
          <AskAccountant
            question="Was our turnover above ₹5 crore in any year since 2017-18? Then invoices to businesses need an IRN, within 30 days from ₹10 crore on."
            section="tax"
          />
        </Box>
      }
      views={E_INVOICE_VIEWS}
      table={<EInvoiceTable />}
      rows={<EInvoiceRows />}
    />
  );
}
