import { sortOf, textFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export const listAudit: Lister = async (page, params) => {
  const { auditList, auditCount } = await api.audit.list.query({
    ...page,
    filters: {
      ...textFilter(params, 'staffId'),
      ...textFilter(params, 'action'),
      ...textFilter(params, 'entityId'),
      ...textFilter(params, 'from'),
      ...textFilter(params, 'to'),
    },
    sort: sortOf(params, ['created_at']),
  });
  return { data: auditList.map(withId), total: auditCount };
};

export const auditActions = {
  /** Filter options of the log: all actions, and all staff. */
  getAuditChoices: () =>
    Promise.all([
      api.audit.list.query({ pageSize: 1 }),
      api.accounts.listStaff.query({ pageSize: 100 }),
    ]).then(([{ actions }, { staffList }]) => ({ data: { actions, staff: staffList } }), toHttpError),
};
