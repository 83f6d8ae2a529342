import { SubscribeInput, UnsubscribeInput } from '@aabha/contracts/contact/contact.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { publicProcedure, router } from '../../trpc/init';
import { post } from '../../trpc/rest-meta';
import { subscribe, unsubscribe } from './contact.service';

export const contactRouter = router({
  subscribe: publicProcedure
    .meta(post('/otp/user-subscribes', 'Ask for offers by mail'))
    .input(SubscribeInput)
    .output(Done)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  unsubscribe: publicProcedure
    .meta(post('/otp/user-unsubscribes', 'Ask for no more offers'))
    .input(UnsubscribeInput)
    .output(Done)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
});
