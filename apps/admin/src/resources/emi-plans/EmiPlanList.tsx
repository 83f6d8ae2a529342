import { Chip, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { StaffEmiPlan } from '@aabha/contracts/emi/emi.staff.schema';
import { EMI_KIND_NAMES, EMI_STATE_NAMES } from '@aabha/contracts/emi/emi.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { choiceFilter } from '../../components/lists/choice-filter';
import { ListTable } from '../../components/lists/ListTable';
import { TableList } from '../../components/TableList';
import type { ListViews } from '../../data/list-views';
import { emiPlanFilters } from './emi-plans.data';
import { EmiPlanActions } from './EmiPlanActions';
import { ImportPlansButton } from './ImportPlansButton';

const EmiPlanDialog = lazy(() =>
  import('./EmiPlanDialog').then((module) => ({ default: module.EmiPlanDialog })),
);

type PlanRecord = StaffEmiPlan & { id: string };
const Column = DataTable.Col<PlanRecord>;
const empty = (
  <EmptyList
    text="No EMI plans found"
    hint="Add what banks offer; televisions show it from its first day on."
  />
);
const COLORS = { current: 'success', scheduled: 'info', past: 'default' } as const;

const filters = [
  <SearchInput key="search" source="search" placeholder="Bank, offer" alwaysOn />,
  choiceFilter('state', 'Status', EMI_STATE_NAMES),
  choiceFilter('kind', 'Kind', EMI_KIND_NAMES),
  <SelectInput
    key="noCost"
    source="noCost"
    label="Interest"
    choices={[
      { id: true, name: 'No-cost' },
      { id: false, name: 'Paid by the buyer' },
    ]}
    emptyText="All"
    alwaysOn
  />,
];

function StateChip({ plan: { state } }: { plan: PlanRecord }) {
  return <Chip size="small" variant="outlined" color={COLORS[state]} label={EMI_STATE_NAMES[state]} />;
}

const rateText = ({ annual_rate: rate, no_cost: isNoCost }: PlanRecord) =>
  isNoCost ? `${rate}%, paid by us` : `${rate}%`;
/** A day that stays on one line. */
const dayText = (day: string) => formatDay(day).replaceAll(' ', '\u00A0');
const periodText = ({ valid_from: from, valid_to: to }: PlanRecord) =>
  to === null ? `From ${dayText(from)}` : `${dayText(from)} to ${dayText(to)}`;

function PlanTable() {
  return (
    <ListTable<PlanRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="bank" label="Bank" render={({ bank }) => <strong>{bank}</strong>} />
      <Column label="Kind" render={({ kind }) => EMI_KIND_NAMES[kind]} />
      <Column source="months" label="Months" align="right" />
      <Column source="annual_rate" label="Rate a year" align="right" render={rateText} />
      <Column label="Fee" align="right" render={({ processing_fee: fee }) => formatRupees(fee)} />
      <Column label="Minimum" align="right" render={({ minimum }) => formatRupees(minimum)} />
      <Column source="valid_from" label="Offered" render={periodText} />
      <Column source="checked_on" label="Checked" render={({ checked_on: day }) => dayText(day)} />
      <Column label="Status" render={(plan) => <StateChip plan={plan} />} />
      <Column label="Edit and delete" align="right" render={(plan) => <EmiPlanActions plan={plan} />} />
    </ListTable>
  );
}

function PlanRows() {
  return (
    <SimpleList<PlanRecord>
      linkType={false}
      primaryText={({ bank, months }) => `${bank} · ${months} months`}
      secondaryText={(plan) => (
        <>
          {EMI_KIND_NAMES[plan.kind]} · {rateText(plan)} · fee {formatRupees(plan.processing_fee)} · from{' '}
          {formatRupees(plan.minimum)}
          <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {periodText(plan)}
            <StateChip plan={plan} />
          </Stack>
        </>
      )}
      tertiaryText={(plan) => <EmiPlanActions plan={plan} />}
      empty={empty}
    />
  );
}

const EMI_PLAN_VIEWS: ListViews = {
  list: 'emi-plans',
  filtersOf: emiPlanFilters,
  builtIn: [{ id: 'no-cost', name: 'No-cost now', filter: () => ({ state: 'current', noCost: true }) }],
};

/** The table of EMI plans, by bank; SuperAdmin only (docs/spec/emi.md#staff-screen). */
export function EmiPlanList() {
  return (
    <TableList
      resource="emi-plans"
      title="EMI Plans"
      filters={filters}
      sort={{ field: 'bank', order: 'ASC' }}
      perPage={STAFF_PAGE_SIZES.emiPlans}
      failed="Failed to fetch EMI plans"
      views={EMI_PLAN_VIEWS}
      actions={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <ImportPlansButton />
          <ExportCsvButton list="emi-plans" filtersOf={emiPlanFilters} />
          <CreateButton
            label="Add plan"
            dialog={(close) => (
              <Suspense>
                <EmiPlanDialog onClose={close} />
              </Suspense>
            )}
          />
        </Stack>
      }
      table={<PlanTable />}
      rows={<PlanRows />}
    />
  );
}
