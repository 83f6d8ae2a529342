import { Card } from '@mui/material';
import { NullableBooleanInput, SearchInput, SelectInput, useListPaginationContext } from 'react-admin';
import { REPLACEMENT_STATE_NAMES, REPLACEMENT_STATES } from '@aabha/contracts/returns/replacements.values';
import { RETURN_REASONS, RETURN_STATES } from '@aabha/contracts/returns/returns.values';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { returnFilters, type ReturnRecord } from './returns.data';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { CardList } from '../../components/CardList';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { Gate } from '../../components/Gate';
import { ListPager } from '../../components/ListPager';
import { ScreenList } from '../../components/ScreenList';
import { RETURN_VIEWS } from './return-views';
import { STATE_LABEL } from './return-labels';
import { PickupDayInput } from './PickupDayInput';
import { ReturnCard } from './ReturnCard';

const SIZES = [PAGE_SIZES.returns, 20, 50];
const SIZES_ABOVE = 20;

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, email, phone, payment, order" alwaysOn />,
  <NullableBooleanInput
    key="status"
    source="status"
    label="Approval"
    nullLabel="All"
    falseLabel="Waiting"
    trueLabel="Approved"
    alwaysOn
  />,
  <NullableBooleanInput
    key="refund_status"
    source="refund_status"
    label="Refund"
    nullLabel="All"
    falseLabel="Not refunded"
    trueLabel="Refunded"
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={RETURN_STATES.map((state) => ({ id: state, name: STATE_LABEL[state] }))}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="replacement"
    source="replacement"
    label="Replacement"
    choices={REPLACEMENT_STATES.map((state) => ({ id: state, name: REPLACEMENT_STATE_NAMES[state] }))}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="clock"
    source="clock"
    label="Clock"
    choices={[{ id: 'overdue', name: 'Overdue' }]}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="reason"
    source="reason"
    label="Reason"
    choices={RETURN_REASONS.map((reason) => ({ id: reason, name: reason }))}
    emptyText="All"
    alwaysOn
  />,
  <PickupDayInput key="pickup" source="pickup" label="Pickup day" alwaysOn />,
  <PeriodInput key="period" source="period" label="Requested" alwaysOn />,
];

/** The filters with which the returns report leads here. */
const chips: FilterChip<ReturnRecord>[] = [
  { source: 'brand', text: (value) => `Of ${value}` },
  {
    source: 'product_id',
    text: (_value, [first]) => `Of ${first?.lines.length === 1 ? first.lines[0]?.name : 'one television'}`,
  },
];

/**
 * The page size can be selected only above twenty requests (docs/spec/returns-and-refunds.md#staff-screen).
 */
function ReturnPager() {
  const { total = 0 } = useListPaginationContext();
  return <ListPager sizes={total > SIZES_ABOVE ? SIZES : []} />;
}

const empty = (
  <Card>
    <EmptyList
      text="No return requests found"
      hint="Returns and replacements that shoppers request appear here."
    />
  </Card>
);

/** All return requests, newest first (docs/spec/returns-and-refunds.md#staff-screen). */
export function ReturnList() {
  return (
    <Gate resource="return-requests">
      <ScreenList
        title="Return Requests"
        filters={filters}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={PAGE_SIZES.returns}
        actions={<ExportCsvButton list="returns" filtersOf={returnFilters} />}
        pager={<ReturnPager />}
        failed="Failed to fetch return requests"
        views={RETURN_VIEWS}
        component="div"
      >
        <FilterChips chips={chips} />
        <CardList<ReturnRecord>
          label="Return requests"
          columns={2}
          heightPx={240}
          empty={empty}
          render={(request) => <ReturnCard request={request} />}
        />
      </ScreenList>
    </Gate>
  );
}
