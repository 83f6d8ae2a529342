import type { DashboardInput, DashboardOutput } from '@aabha/contracts/dashboard/dashboard.schema';
import { api, toHttpError } from './trpc';

export type DashboardData = DashboardOutput['dashboard_data'];

export const dashboardActs = {
  getDashboard: (input: DashboardInput) =>
    api.dashboard.get.query(input).then((data) => ({ data: data.dashboard_data }), toHttpError),
};
