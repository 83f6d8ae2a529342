import { Box, Stack, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList, useListPaginationContext } from 'react-admin';
import type { Invoice } from '@aabha/contracts/invoices/invoices.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { invoiceFilters } from './invoices.data';
import { DateTimeField } from '../../components/DateTimeField';
import { BuyerField } from '../../components/BuyerField';
import { EmptyList } from '../../components/EmptyList';
import { DownloadInvoiceButton } from '../../components/DownloadInvoiceButton';
import { documentChips } from '../../components/document-chips';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips } from '../../components/FilterChips';
import { ListPager } from '../../components/ListPager';
import { TableList } from '../../components/TableList';
import { InvoiceEwayBill } from '../../components/eway-bills/InvoiceEwayBill';
import { InvoiceSort } from './InvoiceSort';
import { InvoiceStatusField } from './InvoiceStatusField';
import type { ListViews } from '../../data/list-views';

type InvoiceRecord = Invoice & { id: string };
const Column = DataTable.Col<InvoiceRecord>;
const BUYER_CHOICES = [
  { id: 'B2B', name: 'With GSTIN (B2B)' },
  { id: 'B2C', name: 'Without GSTIN (B2C)' },
];
const VIEWS: ListViews = { list: 'invoices', filtersOf: invoiceFilters };

const filters = [
  <SearchInput
    key="search"
    source="search"
    placeholder="Number, order, name, company, GSTIN, email, phone"
    alwaysOn
  />,
  <SelectInput
    key="buyerType"
    source="buyerType"
    label="Buyer"
    choices={BUYER_CHOICES}
    emptyText="All buyers"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Issued" alwaysOn />,
];
const empty = <EmptyList text="No Invoices found" hint="Every paid order gets its invoice here." />;

const itemText = ({ product, quantity, totalWarranty }: Invoice['items'][number]) =>
  `${quantity} × ${product.name}${totalWarranty > 0 ? `, warranty ${warrantyDuration(totalWarranty)}` : ''}`;

function InvoiceTable() {
  return (
    <ListTable<InvoiceRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Number" render={(invoice) => <strong>{invoice.invoiceNumber}</strong>} />
      <Column
        source="created_at"
        label="Date"
        render={(invoice) => <DateTimeField iso={invoice.created_at} />}
      />
      <Column
        label="Customer"
        render={(invoice) => (
          <>
            <BuyerField buyer={invoice.user_Id} />
            {invoice.gstin && (
              <Typography variant="body2" color="textSecondary">
                GSTIN {invoice.gstin}
              </Typography>
            )}
          </>
        )}
      />
      <Column
        label="Items"
        cellSx={() => ({ minWidth: 140 })}
        render={({ items }) =>
          items.map((item, index) => (
            <Typography key={index} variant="body2">
              {itemText(item)}
            </Typography>
          ))
        }
      />
      <Column label="Status" render={(invoice) => <InvoiceStatusField invoice={invoice} />} />
      <Column
        source="amount"
        align="right"
        label="Amount"
        disableSort
        render={(invoice) => formatRupees(invoice.amount)}
      />
      <Column label="E-way bill" render={({ _id }) => <InvoiceEwayBill invoiceId={_id} />} />
      <Column
        label="Download"
        align="right"
        render={(invoice) => <DownloadInvoiceButton id={invoice._id} invoiceNumber={invoice.invoiceNumber} />}
      />
    </ListTable>
  );
}

function InvoiceRows() {
  return (
    <SimpleList<InvoiceRecord>
      linkType={false}
      primaryText={(invoice) => (
        <>
          {invoice.invoiceNumber} · {formatRupees(invoice.amount)} <InvoiceStatusField invoice={invoice} />
        </>
      )}
      secondaryText={(invoice) => (
        <>
          {formatDay(invoice.created_at)}, {invoice.user_Id.name}
          {invoice.gstin && `, GSTIN ${invoice.gstin}`}
          <br />
          {invoice.items.map(itemText).join('; ')}
          <Box component="span" sx={{ display: 'block', my: 1 }}>
            <DownloadInvoiceButton id={invoice._id} invoiceNumber={invoice.invoiceNumber} />
          </Box>
          <InvoiceEwayBill invoiceId={invoice._id} />
        </>
      )}
      empty={empty}
    />
  );
}

/** A pager only when there is more than one page (docs/spec/invoices-and-tax.md#lists). */
function InvoicePager() {
  const { total = 0 } = useListPaginationContext();
  return total > PAGE_SIZES.invoices ? <ListPager sizes={[PAGE_SIZES.invoices, 50, 100]} /> : null;
}

function InvoiceTools() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexShrink: 0 }}>
      <ExportCsvButton list="invoices" filtersOf={invoiceFilters} />
      <InvoiceSort />
    </Stack>
  );
}

/** All invoices, newest first, twenty a page; SuperAdmin only (docs/spec/invoices-and-tax.md#lists). */
export function InvoiceList() {
  return (
    <TableList
      resource="invoices"
      title="Invoices"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.invoices}
      pager={<InvoicePager />}
      actions={<InvoiceTools />}
      failed="Failed to fetch invoices"
      views={VIEWS}
      above={<FilterChips chips={documentChips} />}
      table={<InvoiceTable />}
      rows={<InvoiceRows />}
    />
  );
}
