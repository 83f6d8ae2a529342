import type { ListViews } from '../../data/list-views';
import { apiKeyFilters } from './api-keys.data';

export const API_KEY_VIEWS: ListViews = {
  list: 'api-keys',
  filtersOf: apiKeyFilters,
  builtIn: [
    { id: 'active', name: 'Active', filter: () => ({ state: 'active' }) },
    { id: 'expired', name: 'Expired', filter: () => ({ state: 'expired' }) },
    { id: 'revoked', name: 'Revoked', filter: () => ({ state: 'revoked' }) },
  ],
};
