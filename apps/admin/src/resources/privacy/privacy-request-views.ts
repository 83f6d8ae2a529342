import type { ListViews } from '../../data/list-views';
import { privacyRequestFilters } from './privacy-requests.data';

export const PRIVACY_REQUEST_VIEWS: ListViews = {
  list: 'privacy-requests',
  filtersOf: privacyRequestFilters,
  builtIn: [
    {
      id: 'open',
      name: 'Open',
      filter: () => ({ answered: false }),
      sort: { field: 'due_at', order: 'ASC' },
    },
    {
      id: 'overdue',
      name: 'Overdue',
      filter: () => ({ overdue: true }),
      sort: { field: 'due_at', order: 'ASC' },
    },
  ],
};
