import type { ListViews } from '../../data/list-views';
import { refundRequestFilters } from './refund-requests.data';

export const REFUND_REQUEST_VIEWS: ListViews = {
  list: 'refund-requests',
  filtersOf: refundRequestFilters,
  builtIn: [
    { id: 'waiting', name: 'Waiting', filter: () => ({ state: 'waiting' }) },
    { id: 'to-decide', name: 'Asked by others', filter: () => ({ state: 'waiting', mine: false }) },
    { id: 'mine', name: 'Mine', filter: () => ({ mine: true }) },
  ],
};
