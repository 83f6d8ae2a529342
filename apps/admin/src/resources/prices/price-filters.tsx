import { SearchInput, SelectInput } from 'react-admin';
import { PRICE_CHANGE_STATES, PRICE_SOURCES } from '@aabha/contracts/prices/prices.values';
import type { FilterChip } from '../../components/FilterChips';
import { choicesOf } from '../../data/choices-of';
import { SOURCE_LABELS, STATE_LABELS } from './price-labels';
import type { PastPriceRecord, PriceChangeRecord } from './prices.data';

const search = <SearchInput key="search" source="search" placeholder="Television" alwaysOn />;

export const changeFilters = [
  search,
  <SelectInput
    key="state"
    source="state"
    label="Status"
    choices={choicesOf(STATE_LABELS, PRICE_CHANGE_STATES)}
    emptyText="All"
    alwaysOn
  />,
];

export const historyFilters = [
  search,
  <SelectInput
    key="source"
    source="source"
    label="Set by"
    choices={choicesOf(SOURCE_LABELS, PRICE_SOURCES)}
    emptyText="All"
    alwaysOn
  />,
];

/** The television that a link has chosen; it is taken off like a filter. */
export const productChips: FilterChip<PriceChangeRecord | PastPriceRecord>[] = [
  { source: 'product', text: (_value, [first]) => first?.product.name ?? 'One television' },
];
