import type { ListViews } from '../../data/list-views';
import { discrepancyFilters } from './discrepancies.data';

export const DISCREPANCY_VIEWS: ListViews = {
  list: 'differences',
  filtersOf: discrepancyFilters,
  builtIn: [
    { id: 'open', name: 'Open', filter: () => ({ state: 'open' }) },
    { id: 'fixed', name: 'Fixed automatically', filter: () => ({ state: 'repaired' }) },
    { id: 'week', name: 'Last 7 days', filter: () => ({ period: '7' }) },
  ],
};
