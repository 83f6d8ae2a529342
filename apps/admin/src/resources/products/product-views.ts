import { LOW_STOCK_AT_MOST } from '@aabha/contracts/settings/limits';
import type { ListViews } from '../../data/list-views';
import { productListFilters } from './products.data';

export const PRODUCT_VIEWS: ListViews = {
  list: 'allproduct',
  filtersOf: productListFilters,
  builtIn: [
    {
      id: 'low-stock',
      name: 'Low stock',
      filter: () => ({ maxOnHand: LOW_STOCK_AT_MOST }),
      sort: { field: 'stock', order: 'ASC' },
    },
    { id: 'out-of-stock', name: 'Out of stock', filter: () => ({ outOfStock: true }) },
    { id: 'drafts', name: 'Drafts', filter: () => ({ state: 'draft' }) },
    { id: 'incomplete', name: 'Not listed', filter: () => ({ incomplete: true }) },
  ],
};
