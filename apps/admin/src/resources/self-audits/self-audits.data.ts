import { withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const listSelfAudits: ListQuery = async (page) => {
  const { selfAuditList, selfAuditCount } = await api.selfAudits.list.query(page);
  return { data: selfAuditList.map(withId), total: selfAuditCount };
};

export const getSelfAudit = async (id: string) => withId(await api.selfAudits.get.query({ id }));

export const selfAuditActions = {
  latestSelfAudit: () =>
    api.selfAudits.list
      .query({ pageSize: 1 })
      .then(({ selfAuditList: [audit] }) => ({ data: audit ?? null }), toHttpError),
  startSelfAudit: () => api.selfAudits.start.mutate({}).then((data) => ({ data }), toHttpError),
  stopSelfAudit: () => api.selfAudits.stop.mutate({}).then((data) => ({ data }), toHttpError),
  downloadDeclaration: (id: string) =>
    api.selfAudits.download.query({ id }).then((data) => ({ data }), toHttpError),
};
export type SelfAuditProvider = ProviderWith<typeof selfAuditActions>;
