import type { ListViews } from '../../data/list-views';
import { deliveryFilters } from './deliveries.data';

export const DELIVERY_VIEWS: ListViews = {
  list: 'deliveries',
  filtersOf: deliveryFilters,
  builtIn: [
    { id: 'open', name: 'Still to come', filter: () => ({ state: 'open' }) },
    { id: 'late', name: 'Late', filter: () => ({ state: 'late' }) },
    { id: 'received', name: 'Received this month', filter: () => ({ state: 'received', period: 'month' }) },
  ],
};
