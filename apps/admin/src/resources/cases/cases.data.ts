import { caseFilters } from '../../data/case-filters';
import { withId, type ListQuery } from '../../data/list-query';
import { api } from '../../data/trpc';

export const listCases: ListQuery = async (page, params) => {
  const { caseList, caseCount } = await api.cases.list.query({ ...page, filters: caseFilters(params) });
  return { data: caseList.map(withId), total: caseCount };
};
