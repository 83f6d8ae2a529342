import type { ListViews } from '../../data/list-views';
import { deletedProductFilters } from './deleted-products.data';

export const DELETED_PRODUCT_VIEWS: ListViews = {
  list: 'deleted-products',
  filtersOf: deletedProductFilters,
  builtIn: [
    { id: 'today', name: 'Today', filter: () => ({ period: 'today' }) },
    { id: 'month', name: 'Last 30 days', filter: () => ({ period: '30' }) },
  ],
};
