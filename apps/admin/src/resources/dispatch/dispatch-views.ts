import { indiaDay } from '@aabha/contracts/time/india-time';
import type { ListViews } from '../../data/list-views';
import { dispatchFilters } from './dispatch.data';

export const DISPATCH_VIEWS: ListViews = {
  list: 'dispatch',
  filtersOf: dispatchFilters,
  builtIn: [{ id: 'due', name: 'Promised by today', filter: (now) => ({ promisedUntil: indiaDay(now) }) }],
};
