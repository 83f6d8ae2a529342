import {
  FAILURE_KINDS,
  type DashboardInput,
  type DashboardOutput,
} from '@aabha/contracts/dashboard/dashboard.schema';
import { choiceFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export type DashboardData = DashboardOutput['dashboard_data'];

export const listFailures: Lister = async (page, params) => {
  const { failureList, failureCount } = await api.dashboard.listFailures.query({
    ...page,
    filters: choiceFilter(params, 'kind', FAILURE_KINDS),
  });
  return { data: failureList.map(withId), total: failureCount };
};

export const dashboardActions = {
  getDashboard: (input: DashboardInput) =>
    api.dashboard.get.query(input).then((data) => ({ data: data.dashboard_data }), toHttpError),
  retryFailure: (id: string) =>
    api.dashboard.retryFailure.mutate({ id }).then((data) => ({ data }), toHttpError),
};
