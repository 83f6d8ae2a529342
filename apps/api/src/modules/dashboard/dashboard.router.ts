import {
  AttentionInput,
  AttentionOutput,
  DashboardInput,
  DashboardOutput,
  ListFailuresInput,
  ListFailuresOutput,
  RetryFailureInput,
} from '@aabha/contracts/dashboard/dashboard.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { get, ONCE_A_KEY, READS_REPORTS } from '../../trpc/procedure-meta';
import { getAttention, getDashboard } from './dashboard.service';
import { listFailures, retryFailure } from './failures.service';

export const dashboardRouter = router({
  attention: staffProcedure
    .meta(get('/admin/attention', 'What needs attention today'))
    .input(AttentionInput)
    .output(AttentionOutput)
    .query(({ ctx }) => getAttention(ctx)),
  get: staffProcedure
    .meta(get('/admin/dashboard', 'The figures and charts of the dashboard', READS_REPORTS))
    .input(DashboardInput)
    .output(DashboardOutput)
    .query(({ ctx, input }) => getDashboard(ctx, input)),
  listFailures: superAdminProcedure
    .input(ListFailuresInput)
    .output(ListFailuresOutput)
    .query(({ ctx, input }) => listFailures(ctx, input)),
  retryFailure: superAdminProcedure
    .meta(ONCE_A_KEY)
    .input(RetryFailureInput)
    .output(Done)
    .mutation(({ ctx, input }) => retryFailure(ctx, input)),
});
