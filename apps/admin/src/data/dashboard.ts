import { api, toHttpError } from './trpc';

export const dashboardActs = {
  getDashboard: () =>
    api.dashboard.get.query({}).then((data) => ({ data: data.dashboard_data }), toHttpError),
};
