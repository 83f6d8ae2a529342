import type { ListViews } from '../../data/list-views';
import { priceApprovalFilters, priceHistoryFilters, scheduledPriceFilters } from './prices.data';

export const PRICE_SCHEDULE_VIEWS: ListViews = {
  list: 'price-schedule',
  filtersOf: scheduledPriceFilters,
  builtIn: [
    { id: 'active', name: 'Active', filter: () => ({ state: 'Active' }) },
    { id: 'scheduled', name: 'Scheduled', filter: () => ({ state: 'Scheduled' }) },
  ],
};

export const PRICE_APPROVAL_VIEWS: ListViews = {
  list: 'price-approvals',
  filtersOf: priceApprovalFilters,
  builtIn: [
    { id: 'to-decide', name: 'To decide', filter: () => ({ state: 'Proposed' }) },
    { id: 'rejected', name: 'Rejected', filter: () => ({ state: 'Rejected' }) },
  ],
};

export const PRICE_HISTORY_VIEWS: ListViews = {
  list: 'price-history',
  filtersOf: priceHistoryFilters,
  builtIn: [
    { id: 'scheduled', name: 'Set by schedule', filter: () => ({ source: 'schedule' }) },
    { id: 'imported', name: 'Set by import', filter: () => ({ source: 'import' }) },
  ],
};
