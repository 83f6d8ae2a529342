import type { ListViews } from '../../data/list-views';
import { settlementFilters } from './settlements.data';

export const SETTLEMENT_VIEWS: ListViews = {
  list: 'settlements',
  filtersOf: settlementFilters,
  builtIn: [
    { id: 'unmatched', name: 'Not matched', filter: () => ({ matched: 'no' }) },
    { id: 'not-in-bank', name: 'Not in the bank', filter: () => ({ bank: 'missing' }) },
    { id: 'differs', name: 'Bank differs', filter: () => ({ bank: 'differs' }) },
  ],
};
