import type { DashboardInput, DashboardOutput } from '@aabha/contracts/dashboard/dashboard.schema';
import type { ProviderWith } from '../data/resource';
import { api, toHttpError } from '../data/trpc';

export type DashboardData = DashboardOutput['dashboard_data'];

export const dashboardActions = {
  getDashboard: (input: DashboardInput) =>
    api.dashboard.get.query(input).then((data) => ({ data: data.dashboard_data }), toHttpError),
};
export type DashboardProvider = ProviderWith<typeof dashboardActions>;
