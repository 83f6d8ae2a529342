import { ANCHOR_RESULTS } from '@aabha/contracts/audit/audit-anchors.values';
import { choiceFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import { api } from '../../data/trpc';

/** The list's filters in the API's format. */
export const auditAnchorFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'result', ANCHOR_RESULTS),
  ...periodFilter(params),
});

const list: ListQuery = async (page, params) => {
  const { anchorList, anchorCount } = await api.audit.anchors.query({
    ...page,
    filters: auditAnchorFilters(params),
  });
  return { data: anchorList.map(withId), total: anchorCount };
};

export const auditAnchorData = { list, actions: {} };
