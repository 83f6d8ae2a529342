import type { ListViews } from '../../data/list-views';
import { complaintFilters } from './complaints.data';

const FIRST_DUE = { field: 'due_at', order: 'ASC' } as const;

export const COMPLAINT_VIEWS: ListViews = {
  list: 'complaints',
  filtersOf: complaintFilters,
  builtIn: [
    { id: 'open', name: 'Not resolved', filter: () => ({ open: true }), sort: FIRST_DUE },
    { id: 'overdue', name: 'Overdue', filter: () => ({ breach: 'overdue' }), sort: FIRST_DUE },
    { id: 'due-soon', name: 'Due within 7 days', filter: () => ({ breach: 'due_soon' }), sort: FIRST_DUE },
  ],
};
