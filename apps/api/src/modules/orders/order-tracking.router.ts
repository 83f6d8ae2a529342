import {
  RequestTrackingInput,
  TrackedOrderOutput,
  TrackOrderInput,
} from '@aabha/contracts/order-tracking/order-tracking.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, post } from '../../trpc/procedure-meta';
import { publicProcedure, router } from '../../trpc/procedures';
import { requestTracking, trackOrder } from './order-tracking.service';

export const orderTrackingRouter = router({
  get: publicProcedure
    .meta(get('/order/track/{token}', 'Where an order is, by its link, without personal data'))
    .input(TrackOrderInput)
    .output(TrackedOrderOutput)
    .query(({ ctx, input }) => trackOrder(ctx, input)),
  requestLink: publicProcedure
    .meta(post('/order/track/request', 'Mail the tracking link of an order'))
    .input(RequestTrackingInput)
    .output(Done)
    .mutation(({ ctx, input }) => requestTracking(ctx, input)),
});
