import { Box, Chip } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import type { TaxRate } from '@aabha/contracts/tax-rates/tax-rates.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { AskAccountant } from '../../components/AskAccountant';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { AddTaxRateDialog } from './AddTaxRateDialog';
import { RemoveTaxRateButton } from './RemoveTaxRateButton';
import type { TaxRateRecord } from './tax-rates.data';

const STATES: Readonly<Record<TaxRate['state'], { label: string; color: 'default' | 'success' | 'info' }>> = {
  scheduled: { label: 'Scheduled', color: 'info' },
  current: { label: 'In force', color: 'success' },
  past: { label: 'Past', color: 'default' },
};

const goodsOf = ({ hsn }: TaxRateRecord) => (hsn === '' ? 'All other goods' : hsn);

function StateChip({ rate: { state } }: { rate: TaxRateRecord }) {
  return <Chip size="small" variant="outlined" {...STATES[state]} />;
}

const NO_WRAP = { whiteSpace: 'nowrap' } as const;
const Column = DataTable.Col<TaxRateRecord>;
const empty = <EmptyList text="No tax rates found" hint="Add a rate with its notification." />;

function TaxRateTable() {
  return (
    <ListTable<TaxRateRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="HSN code" cellSx={() => NO_WRAP} render={(rate) => <strong>{goodsOf(rate)}</strong>} />
      <Column label="Rate" align="right" render={({ rate_percent }) => `${rate_percent}%`} />
      <Column label="From" cellSx={() => NO_WRAP} render={({ valid_from }) => formatDay(valid_from)} />
      <Column label="Status" render={(rate) => <StateChip rate={rate} />} />
      <Column label="Notification" render={({ notification }) => notification} />
      <Column label="Added by" render={({ createdBy }) => createdBy?.name ?? 'The shop’s first rates'} />
      <Column label="Remove" align="right" render={(rate) => <RemoveTaxRateButton rate={rate} />} />
    </ListTable>
  );
}

function TaxRateRows() {
  return (
    <SimpleList<TaxRateRecord>
      linkType={false}
      primaryText={(rate) => `${goodsOf(rate)} · ${rate.rate_percent}%`}
      secondaryText={(rate) => (
        <>
          From {formatDay(rate.valid_from)} <StateChip rate={rate} />
          <br />
          {rate.notification}
        </>
      )}
      tertiaryText={(rate) => <RemoveTaxRateButton rate={rate} />}
      empty={empty}
    />
  );
}

/** The rates of GST, those that begin last first; SuperAdmin only (docs/spec/invoices-and-tax.md#tax-rates). */
export function TaxRateList() {
  return (
    <TableList
      resource="tax-rates"
      title="Tax Rates"
      perPage={STAFF_PAGE_SIZES.taxRates}
      actions={<CreateButton label="Add rate" dialog={(close) => <AddTaxRateDialog onClose={close} />} />}
      failed="Failed to fetch tax rates"
      above={
        <Box sx={{ p: 2 }}>
          <AskAccountant question="Are these the rates of our HSN codes, each from the day in its notification?" />
        </Box>
      }
      table={<TaxRateTable />}
      rows={<TaxRateRows />}
    />
  );
}
