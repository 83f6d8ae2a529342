import type { ListViews } from '../../data/list-views';
import { restoreDrillFilters } from './restore-drills.data';

export const RESTORE_DRILL_VIEWS: ListViews = {
  list: 'restore-drills',
  filtersOf: restoreDrillFilters,
  builtIn: [
    { id: 'failed', name: 'Failed', filter: () => ({ outcome: 'failed' }) },
    { id: 'passed', name: 'Passed', filter: () => ({ outcome: 'passed' }) },
  ],
};
