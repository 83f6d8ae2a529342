import type { ListViews } from '../../data/list-views';
import { reorderFilters } from './reorder.data';

export const REORDER_VIEWS: ListViews = {
  list: 'reorder',
  filtersOf: reorderFilters,
  builtIn: [
    { id: 'to-order', name: 'To order', filter: () => ({ need: 'order' }) },
    { id: 'runs-out', name: 'Runs out first', filter: () => ({ need: 'runs-out' }) },
    { id: 'late', name: 'Delivery late', filter: () => ({ need: 'late' }) },
    { id: 'waited-for', name: 'People wait', filter: () => ({ need: 'waited-for' }) },
  ],
};
