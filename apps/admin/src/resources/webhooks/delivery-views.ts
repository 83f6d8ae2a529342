import type { ListViews } from '../../data/list-views';
import { deliveryFilters } from './webhooks.data';

export const DELIVERY_VIEWS: ListViews = {
  list: 'webhook-deliveries',
  filtersOf: deliveryFilters,
  builtIn: [
    { id: 'failed', name: 'Given up', filter: () => ({ state: 'failed' }) },
    { id: 'pending', name: 'Waiting', filter: () => ({ state: 'pending' }) },
  ],
};
