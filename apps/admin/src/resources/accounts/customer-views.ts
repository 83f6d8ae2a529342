import type { ListViews } from '../../data/list-views';
import { customerFilters } from './accounts.data';

export const CUSTOMER_VIEWS: ListViews = {
  list: 'customers',
  filtersOf: customerFilters,
  builtIn: [
    { id: 'new', name: 'New this month', filter: () => ({ period: 'month' }) },
    { id: 'business', name: 'Businesses', filter: () => ({ role: 'Business' }) },
    { id: 'closed', name: 'Closed accounts', filter: () => ({ closed: true }) },
  ],
};
