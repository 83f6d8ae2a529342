import { Alert, Box } from '@mui/material';
import { DataTable, SimpleList, useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { AskAccountant } from '../../components/AskAccountant';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import { TableList } from '../../components/TableList';
import { AddEwayBillLimitDialog } from './AddEwayBillLimitDialog';
import type { EwayBillLimitProvider, EwayBillLimitRecord } from './eway-bill-limits.data';

function RemoveLimitButton({ row }: { row: EwayBillLimitRecord }) {
  const dataProvider = useDataProvider<EwayBillLimitProvider>();
  const name = `${row.state} from ${formatDay(row.valid_from)}`;
  return (
    <RemoveRowButton
      action="Remove"
      name={name}
      question={{
        title: `Remove the limit of ${name}?`,
        content: 'The limit before is in force again; without one it is ₹50,000.',
      }}
      remove={() => dataProvider.removeEwayBillLimit(row._id)}
      done="The limit is removed."
    />
  );
}

const NO_WRAP = { whiteSpace: 'nowrap' } as const;
const Column = DataTable.Col<EwayBillLimitRecord>;
const empty = <EmptyList text="No limits found" hint="Without a limit of its own a State has ₹50,000." />;

function LimitTable() {
  return (
    <ListTable<EwayBillLimitRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="State" render={({ state }) => <strong>{state}</strong>} />
      <Column label="Limit" align="right" render={({ limit }) => formatRupees(limit)} />
      <Column label="From" cellSx={() => NO_WRAP} render={({ valid_from }) => formatDay(valid_from)} />
      <Column label="Notification or note" render={({ note }) => note} />
      <Column label="Added by" render={({ createdBy }) => createdBy?.name ?? 'The shop’s first limits'} />
      <Column label="Remove" align="right" render={(row) => <RemoveLimitButton row={row} />} />
    </ListTable>
  );
}

function LimitRows() {
  return (
    <SimpleList<EwayBillLimitRecord>
      linkType={false}
      primaryText={({ state, limit }) => `${state} · ${formatRupees(limit)}`}
      secondaryText={({ valid_from, note }) => (
        <>
          From {formatDay(valid_from)}
          <br />
          {note}
        </>
      )}
      tertiaryText={(row) => <RemoveLimitButton row={row} />}
      empty={empty}
    />
  );
}

/** The values of States above which goods need an e-way bill; SuperAdmin only (docs/spec/eway-bills.md#limits). */
export function EwayBillLimitList() {
  return (
    <TableList
      resource="eway-bill-limits"
      title="E-Way Bill Limits"
      perPage={STAFF_PAGE_SIZES.ewayBillLimits}
      actions={
        <CreateButton label="Add limit" dialog={(close) => <AddEwayBillLimitDialog onClose={close} />} />
      }
      failed="Failed to fetch limits"
      above={
        <>
          <Alert severity="info" sx={{ mb: 1 }}>
            Between two States, and within a State that is not listed, goods above ₹50,000 need an e-way bill.
          </Alert>
          <Box sx={{ p: 2 }}>
            <AskAccountant question="Are these limits within a State still right for the States that we deliver to? Sources differ on some of them." />
          </Box>
        </>
      }
      table={<LimitTable />}
      rows={<LimitRows />}
    />
  );
}
