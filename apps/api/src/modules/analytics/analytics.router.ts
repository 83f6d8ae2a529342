import { CollectInput } from '@aabha/contracts/analytics/analytics.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { publicProcedure, router } from '../../trpc/init';
import { post } from '../../trpc/rest-meta';
import { collect } from './analytics.service';

export const analyticsRouter = router({
  collect: publicProcedure
    .meta(post('/analytics/events', 'Report page views and additions to the cart'))
    .input(CollectInput)
    .output(Done)
    .mutation(({ ctx, input }) => collect(ctx, input)),
});
