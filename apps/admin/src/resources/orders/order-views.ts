import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { ListViews } from '../../data/list-views';
import { orderFilters } from './orders.data';

export const ORDER_VIEWS: ListViews = {
  list: 'orders',
  filtersOf: orderFilters,
  builtIn: [
    {
      id: 'to-ship',
      name: 'To ship',
      filter: () => ({ status: 'Pending' }),
      sort: { field: 'created_at', order: 'ASC' },
    },
    {
      id: 'to-ship-since-yesterday',
      name: 'To ship since yesterday',
      filter: (now) => ({ status: 'Pending', placedBefore: startOfIndiaDay(indiaDay(now)).toISOString() }),
      sort: { field: 'created_at', order: 'ASC' },
    },
    { id: 'today', name: 'Placed today', filter: () => ({ period: 'today' }) },
  ],
};
