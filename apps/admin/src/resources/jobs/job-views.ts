import type { ListViews } from '../../data/list-views';
import { jobFilters } from './jobs.data';

export const JOB_VIEWS: ListViews = {
  list: 'jobs',
  filtersOf: jobFilters,
  builtIn: [
    { id: 'running', name: 'Running', filter: () => ({ state: 'running' }) },
    { id: 'mine', name: 'Mine', filter: () => ({ mine: true }) },
    { id: 'today', name: 'Today', filter: () => ({ period: 'today' }) },
  ],
};
