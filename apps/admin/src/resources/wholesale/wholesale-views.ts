import type { ListViews } from '../../data/list-views';
import { wholesaleFilters } from './wholesale.data';

export const WHOLESALE_VIEWS: ListViews = {
  list: 'wholesale',
  filtersOf: wholesaleFilters,
};
