import { SearchInput, SelectInput, required } from 'react-admin';
import { PeriodInput } from '../../components/lists/PeriodInput';
import type { FilterChip } from '../../components/FilterChips';
import type { CouponRecord } from './coupon-record';
import { ANY_STATE } from './coupons.data';

const STATES = [
  { id: 'active', name: 'Active' },
  { id: 'upcoming', name: 'Upcoming' },
  { id: 'used-up', name: 'Used up' },
  { id: 'expired', name: 'Expired' },
  { id: ANY_STATE, name: 'All' },
];

export const couponListFilters = [
  <SearchInput key="code" source="code" placeholder="Code" alwaysOn />,
  /* A value is always selected, so there is no empty option, and no asterisk of a required field. */
  <SelectInput
    key="state"
    source="state"
    label={<>Status</>}
    choices={STATES}
    validate={required()}
    alwaysOn
  />,
  <SelectInput
    key="limited"
    source="limited"
    label="Uses in all"
    choices={[
      { id: true, name: 'Limited' },
      { id: false, name: 'No limit' },
    ]}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Created" alwaysOn />,
];

/** Filters that links set. */
export const couponChips: FilterChip<CouponRecord>[] = [
  { source: 'product', text: () => 'For one television' },
  { source: 'firstOrderOnly', text: () => 'First order only' },
];
