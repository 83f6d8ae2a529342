import {
  CreatePaymentInput,
  CreatePaymentOutput,
  GetPaymentInput,
  GetPaymentOutput,
  VerifyPaymentInput,
  VerifyPaymentOutput,
} from '@aabha/contracts/checkout/checkout.schema';
import { QuoteBuyNowInput, QuoteBuyNowOutput } from '@aabha/contracts/checkout/buy-now.schema';
import { router, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY_REPEATABLE, post } from '../../trpc/procedure-meta';
import { quoteBuyNow } from './buy-now.service';
import { getPaymentState } from './payment-state.service';
import { createPayment } from './create-payment.service';
import { verifyPayment } from './verify-payment.service';

export const checkoutRouter = router({
  createPayment: userProcedure
    .meta(post('/payment/new', "Begin a payment for the caller's cart", ONCE_A_KEY_REPEATABLE))
    .input(CreatePaymentInput)
    .output(CreatePaymentOutput)
    .mutation(({ ctx, input }) => createPayment(ctx, input)),
  quoteBuyNow: userProcedure
    .meta(post('/payment/quote', 'What one television would cost that is bought past the cart'))
    .input(QuoteBuyNowInput)
    .output(QuoteBuyNowOutput)
    .query(({ ctx, input }) => quoteBuyNow(ctx, input)),
  getPayment: userProcedure
    .input(GetPaymentInput)
    .output(GetPaymentOutput)
    .query(({ ctx, input }) => getPaymentState(ctx, input)),
  verifyPayment: userProcedure
    .meta(post('/payment/verify-payment', 'Turn a paid payment into its order', ONCE_A_KEY_REPEATABLE))
    .input(VerifyPaymentInput)
    .output(VerifyPaymentOutput)
    .mutation(({ ctx, input }) => verifyPayment(ctx, input)),
});
