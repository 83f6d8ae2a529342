import type { ListViews } from '../../data/list-views';
import { stockMoveFilters } from './stock-moves.data';

export const STOCK_MOVE_VIEWS: ListViews = {
  list: 'stock-moves',
  filtersOf: stockMoveFilters,
  builtIn: [
    { id: 'today', name: 'Today', filter: () => ({ period: 'today' }) },
    { id: 'counts', name: 'Counts', filter: () => ({ reason: 'count' }) },
    { id: 'purchases', name: 'Purchases', filter: () => ({ reason: 'purchase' }) },
    { id: 'damage', name: 'Damage', filter: () => ({ reason: 'damage' }) },
  ],
};
