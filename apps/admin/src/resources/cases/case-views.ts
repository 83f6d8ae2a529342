import type { ListViews } from '../../data/list-views';
import { caseFilters } from '../../data/case-filters';

export const CASE_VIEWS: ListViews = {
  list: 'cases',
  filtersOf: caseFilters,
  all: 'Open',
  builtIn: [
    { id: 'mine', name: 'Mine', filter: () => ({ assigned: 'me' }) },
    { id: 'unassigned', name: 'Unassigned', filter: () => ({ assigned: 'nobody' }) },
    { id: 'overdue', name: 'Overdue', filter: () => ({ clock: 'overdue' }) },
    { id: 'ours', name: 'Waiting for us', filter: () => ({ state: 'us' }) },
    { id: 'closed', name: 'Closed', filter: () => ({ state: 'closed' }) },
  ],
};
