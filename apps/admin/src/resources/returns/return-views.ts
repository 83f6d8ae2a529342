import type { ListViews } from '../../data/list-views';
import { returnFilters } from './returns.data';

export const RETURN_VIEWS: ListViews = {
  list: 'return-requests',
  filtersOf: returnFilters,
  builtIn: [
    { id: 'to-decide', name: 'To decide', filter: () => ({ state: 'requested' }) },
    { id: 'to-fetch', name: 'To fetch today', filter: () => ({ pickup: 'today', state: 'approved' }) },
    { id: 'to-inspect', name: 'To inspect', filter: () => ({ state: 'received' }) },
    { id: 'waits-for-stock', name: 'Waiting for stock', filter: () => ({ replacement: 'waiting' }) },
    { id: 'overdue', name: 'Overdue', filter: () => ({ clock: 'overdue' }) },
  ],
};
