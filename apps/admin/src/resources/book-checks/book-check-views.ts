import type { ListViews } from '../../data/list-views';
import { bookCheckFilters } from './book-checks.data';

export const BOOK_CHECK_VIEWS: ListViews = {
  list: 'book-checks',
  filtersOf: bookCheckFilters,
  builtIn: [
    { id: 'errors', name: 'With errors', filter: () => ({ withErrors: true }) },
    { id: 'stopped', name: 'Failed', filter: () => ({ state: 'failed' }) },
  ],
};
