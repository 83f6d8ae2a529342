import { CreatePaymentOutput } from '@aabha/contracts/checkout/checkout.schema';
import {
  PayByLinkInput,
  PayLinkInput,
  PayLinkOrderOutput,
  VerifyByLinkInput,
  VerifyByLinkOutput,
} from '@aabha/contracts/draft-orders/pay-link.schema';
import { publicProcedure, router } from '../../trpc/procedures';
import { ONCE_A_KEY_REPEATABLE, post } from '../../trpc/procedure-meta';
import { getPayLink, payByLink, verifyByLink } from './pay-link.service';

export const payLinkRouter = router({
  get: publicProcedure
    .meta(post('/payLink', 'The order of a link, without personal data'))
    .input(PayLinkInput)
    .output(PayLinkOrderOutput)
    .query(({ ctx, input }) => getPayLink(ctx, input)),
  pay: publicProcedure
    .meta(post('/payLink/pay', 'Begin the payment of a link', ONCE_A_KEY_REPEATABLE))
    .input(PayByLinkInput)
    .output(CreatePaymentOutput)
    .mutation(({ ctx, input }) => payByLink(ctx, input)),
  verify: publicProcedure
    .meta(post('/payLink/verify', 'Turn a payment of a link into its order', ONCE_A_KEY_REPEATABLE))
    .input(VerifyByLinkInput)
    .output(VerifyByLinkOutput)
    .mutation(({ ctx, input }) => verifyByLink(ctx, input)),
});
