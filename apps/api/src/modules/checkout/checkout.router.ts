import {
  CreatePaymentInput,
  CreatePaymentOutput,
  VerifyPaymentInput,
  VerifyPaymentOutput,
} from '@aabha/contracts/checkout/checkout.schema';
import { router, userProcedure } from '../../trpc/init';
import { post } from '../../trpc/rest-meta';
import { createPayment } from './start-payment.service';
import { verifyPayment } from './verify-payment.service';

export const checkoutRouter = router({
  createPayment: userProcedure
    .meta(post('/payment/new', "Begin a payment for the caller's cart"))
    .input(CreatePaymentInput)
    .output(CreatePaymentOutput)
    .mutation(({ ctx, input }) => createPayment(ctx, input)),
  verifyPayment: userProcedure
    .meta(post('/payment/verify-payment', 'Turn a paid payment into its order'))
    .input(VerifyPaymentInput)
    .output(VerifyPaymentOutput)
    .mutation(({ ctx, input }) => verifyPayment(ctx, input)),
});
