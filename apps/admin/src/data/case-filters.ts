import { CASE_ASSIGNMENTS, CASE_KINDS, CASE_STATES } from '@aabha/contracts/cases/cases.values';
import { choiceFilter, filterOf, textFilter, type Filtered } from './list-query';

/** The filters of the inbox in the API's format. */
export const caseFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'kind', CASE_KINDS),
  ...choiceFilter(params, 'state', CASE_STATES),
  ...choiceFilter(params, 'assigned', CASE_ASSIGNMENTS),
  ...(filterOf(params, 'clock') === 'overdue' ? { overdue: true as const } : {}),
  ...textFilter(params, 'search'),
});
