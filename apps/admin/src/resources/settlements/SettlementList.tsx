import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { BankField } from './BankField';
import { ImportBankButton } from './ImportBankButton';
import { MatchField } from './MatchField';
import { BANK_LABELS, type SettlementRecord } from './settlement-record';
import { settlementFilters } from './settlements.data';
import { SettlementRun } from './SettlementRun';
import { SETTLEMENT_VIEWS } from './settlement-views';

const Column = DataTable.Col<SettlementRecord>;
const empty = (
  <EmptyList
    text="No settlements found"
    hint="The payment provider transfers captured payments to the bank some days later; they are read once a day."
  />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="UTR, provider’s id of a line" alwaysOn />,
  <SelectInput
    key="matched"
    source="matched"
    label="Matched"
    choices={[
      { id: 'yes', name: 'Yes' },
      { id: 'no', name: 'No' },
    ]}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="bank"
    source="bank"
    label="In the bank"
    choices={choicesOf(BANK_LABELS)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Settled" alwaysOn />,
];

function DateLink({ settlement }: { settlement: SettlementRecord }) {
  return (
    <RowLink to={`/admin-dashboard/settlements/${settlement.id}/show`}>
      {formatDay(settlement.settled_at)}
    </RowLink>
  );
}

function Utr({ settlement: { utr, status } }: { settlement: SettlementRecord }) {
  return (
    <>
      <span translate="no">{utr || 'None yet'}</span>
      {status !== 'processed' && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {status}
        </Typography>
      )}
    </>
  );
}

const money = (amount: number) => <span style={{ whiteSpace: 'nowrap' }}>{formatRupees(amount)}</span>;

function SettlementTable() {
  return (
    <ListTable<SettlementRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="settled_at"
        label="Date"
        render={(settlement) => <DateLink settlement={settlement} />}
      />
      <Column
        label="UTR"
        cellSx={() => ({ maxWidth: 200, overflowWrap: 'anywhere' })}
        render={(settlement) => <Utr settlement={settlement} />}
      />
      <Column label="Gross" align="right" render={({ gross }) => money(gross)} />
      <Column label="Refunds" align="right" render={({ refunds }) => money(refunds)} />
      <Column label="Fees" align="right" render={({ fees }) => money(-fees)} />
      <Column label="GST on fees" align="right" render={({ tax }) => money(-tax)} />
      <Column source="net" label="Net" align="right" render={({ net }) => <strong>{money(net)}</strong>} />
      <Column label="Matched" render={(settlement) => <MatchField settlement={settlement} />} />
      <Column label="In the bank" render={(settlement) => <BankField settlement={settlement} />} />
    </ListTable>
  );
}

function SettlementRows() {
  return (
    <SimpleList<SettlementRecord>
      rowClick={false}
      primaryText={(settlement) => (
        <>
          <DateLink settlement={settlement} /> · <strong>{formatRupees(settlement.net)}</strong>{' '}
          <MatchField settlement={settlement} />
        </>
      )}
      secondaryText={(settlement) => (
        <>
          <Utr settlement={settlement} />
          <br />
          {formatRupees(settlement.gross)} gross, {formatRupees(settlement.fees + settlement.tax)} fees with
          GST
          <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
            <BankField settlement={settlement} />
          </Box>
        </>
      )}
      empty={empty}
    />
  );
}

const actions = (
  <>
    <ImportBankButton />
    <ExportCsvButton list="settlements" filtersOf={settlementFilters} />
  </>
);

/** Settlements of the payment provider, newest first (docs/spec/settlements.md#screens); SuperAdmin only. */
export function SettlementList() {
  return (
    <TableList
      resource="settlements"
      title="Settlements"
      failed="Failed to fetch settlements"
      perPage={STAFF_PAGE_SIZES.failures}
      filters={filters}
      sort={{ field: 'settled_at', order: 'DESC' }}
      actions={actions}
      above={<SettlementRun />}
      views={SETTLEMENT_VIEWS}
      table={<SettlementTable />}
      rows={<SettlementRows />}
    />
  );
}
