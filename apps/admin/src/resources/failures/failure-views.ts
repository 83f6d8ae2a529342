import type { ListViews } from '../../data/list-views';
import { failureFilters } from './failures.data';

export const FAILURE_VIEWS: ListViews = {
  list: 'failures',
  filtersOf: failureFilters,
  builtIn: [
    { id: 'mails', name: 'Emails', filter: () => ({ kind: 'mail' }) },
    { id: 'refunds', name: 'Refunds', filter: () => ({ kind: 'refund' }) },
  ],
};
