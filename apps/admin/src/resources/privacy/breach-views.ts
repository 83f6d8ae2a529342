import type { ListViews } from '../../data/list-views';
import { breachFilters } from './breaches.data';

export const BREACH_VIEWS: ListViews = {
  list: 'breaches',
  filtersOf: breachFilters,
  builtIn: [
    { id: 'open', name: 'Open', filter: () => ({ open: true }) },
    { id: 'overdue', name: 'Past 72 hours', filter: () => ({ overdue: true }) },
  ],
};
