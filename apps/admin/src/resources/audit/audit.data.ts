import { AUDIT_ABOUT } from '@aabha/contracts/audit/audit.schema';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  filterOf,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The log's filters in the API's format. */
export const auditFilters = (params: Filtered) => ({
  ...textFilter(params, 'staffId'),
  ...textFilter(params, 'action'),
  ...choiceFilter(params, 'about', AUDIT_ABOUT),
  ...textFilter(params, 'entityId'),
  ...textFilter(params, 'batchId'),
  ...periodFilter(params),
});

/** The filters of the list, which unlike an export has one row for each batch unless the address says otherwise. */
export const auditListFilters = (params: Filtered) => ({
  ...auditFilters(params),
  ...(filterOf(params, 'rows') !== 'single' && { grouped: true }),
});

const list: ListQuery = async (page, params) => {
  const { auditList, auditCount } = await api.audit.list.query({
    ...page,
    filters: auditListFilters(params),
    sort: sortOf(params, ['created_at']),
  });
  return { data: auditList.map(withId), total: auditCount };
};

const actions = {
  getAuditChain: () => api.audit.chain.query({}).then((data) => ({ data }), toHttpError),
  /** Filter options of the log: all actions, and all staff. */
  getAuditChoices: () =>
    Promise.all([
      api.audit.list.query({ pageSize: 1 }),
      api.accounts.listStaff.query({ pageSize: 100 }),
    ]).then(([{ actions }, { staffList }]) => ({ data: { actions, staff: staffList } }), toHttpError),
};
export type AuditProvider = ProviderWith<typeof actions>;

export const auditData = { list, actions };
