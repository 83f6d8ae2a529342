import { CollectInput } from '@aabha/contracts/analytics/analytics.schema';
import {
  GetVitalsInput,
  GetVitalsOutput,
  ReportVitalsInput,
} from '@aabha/contracts/analytics/web-vitals.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { publicProcedure, router, staffProcedure } from '../../trpc/procedures';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { collect } from './analytics.service';
import { getVitals, reportVitals } from './web-vitals.service';

export const analyticsRouter = router({
  collect: publicProcedure
    .meta(post('/analytics/events', 'Report page views and additions to the cart'))
    .input(CollectInput)
    .output(Done)
    .mutation(({ ctx, input }) => collect(ctx, input)),
  reportVitals: publicProcedure
    .meta(post('/analytics/web-vitals', 'Report how fast a visit was'))
    .input(ReportVitalsInput)
    .output(Done)
    .mutation(({ ctx, input }) => reportVitals(ctx, input)),
  getVitals: staffProcedure
    .meta(get('/admin/web-vitals', 'How fast visits were, by route and device', READS_REPORTS))
    .input(GetVitalsInput)
    .output(GetVitalsOutput)
    .query(({ ctx, input }) => getVitals(ctx, input)),
});
