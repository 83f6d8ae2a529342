import { DashboardOutput } from '@aabha/contracts/dashboard/dashboard.schema';
import { router, staffProcedure } from '../../trpc/init';
import { get } from '../../trpc/rest-meta';
import { getDashboard } from './dashboard.service';

export const dashboardRouter = router({
  get: staffProcedure
    .meta(get('/admin/dashboard', 'The figures of the dashboard'))
    .output(DashboardOutput)
    .query(({ ctx }) => getDashboard(ctx)),
});
