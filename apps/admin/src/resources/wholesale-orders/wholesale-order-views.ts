import type { ListViews } from '../../data/list-views';
import { wholesaleOrderFilters } from './wholesale-orders.data';

export const WHOLESALE_ORDER_VIEWS: ListViews = {
  list: 'wholesale-bulk-orders',
  filtersOf: wholesaleOrderFilters,
  builtIn: [
    { id: 'to-pay', name: 'Payment pending', filter: () => ({ paymentStatus: 'Pending' }) },
    { id: 'month', name: 'This month', filter: () => ({ period: 'month' }) },
  ],
};
