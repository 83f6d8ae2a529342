import type { ListViews } from '../../data/list-views';
import { reviewFiltersOf } from './reviews.data';

export const REVIEW_VIEWS: ListViews = {
  list: 'reviews',
  filtersOf: reviewFiltersOf,
  builtIn: [
    { id: 'week', name: 'Last 7 days', filter: () => ({ period: '7' }) },
    { id: 'one-star', name: '1 star', filter: () => ({ rating: 1, state: 'shown' }) },
    { id: 'removed', name: 'Removed', filter: () => ({ state: 'removed' }) },
  ],
};
