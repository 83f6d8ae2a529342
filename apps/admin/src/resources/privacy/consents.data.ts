import { CONSENT_ACTIONS, CONSENT_PURPOSES, CONSENT_SUBJECTS } from '@aabha/contracts/privacy/privacy.values';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { api } from '../../data/trpc';

/** The filters of the consent ledger in the API's format. */
export const consentFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'purpose', CONSENT_PURPOSES),
  ...choiceFilter(params, 'action', CONSENT_ACTIONS),
  ...choiceFilter(params, 'subject', CONSENT_SUBJECTS),
  ...periodFilter(params),
});

export const listConsents: ListQuery = async (page, params) => {
  const { consentList, consentCount } = await api.consents.list.query({
    ...page,
    filters: consentFilters(params),
    sort: sortOf(params, ['created_at']),
  });
  return { data: consentList.map(withId), total: consentCount };
};
