import type { ListViews } from '../../data/list-views';
import { consentFilters } from './consents.data';

export const CONSENT_VIEWS: ListViews = {
  list: 'consents',
  filtersOf: consentFilters,
  builtIn: [
    { id: 'today', name: 'Today', filter: () => ({ period: 'today' }) },
    { id: 'withdrawn', name: 'Withdrawn', filter: () => ({ action: 'withdrawn' }) },
  ],
};
