import type { VerifyPaymentInput } from '@aabha/contracts/checkout/checkout.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { isDatabaseUnavailable } from '@aabha/db/driver/time-limits';
import { ProviderError } from '../../ports/payments/payments';
import { isCheckoutSignature } from '../../ports/payments/signatures';
import type { SignedInContext } from '../../context/context';
import { settlePayment } from './settle-payment.service';
import { findPaymentByProviderOrder } from './payments.queries';

/**
 * Handles the browser's report after the provider's checkout (docs/spec/payments.md#verifying). Ids and
 * signature only select the payment: the provider's own record decides. Repeated calls return the same order.
 */
export async function verifyPayment(ctx: SignedInContext, input: VerifyPaymentInput) {
  if (input.userId !== undefined && input.userId !== ctx.user.id) throw appError('NOT_YOURS');
  const payment = await findPaymentByProviderOrder(ctx.db, input.orderId, ctx.user.id);
  if (!payment) throw appError('PAYMENT_NOT_FOUND');
  const ids = { orderId: input.orderId, paymentId: input.paymentId };
  if (!isCheckoutSignature(ids, input.signature, ctx.config.RAZORPAY_KEY_SECRET))
    throw appError('PAYMENT_SIGNATURE_WRONG');
  const settlement = await settlePayment(ctx, payment).catch((error: unknown) => {
    if (!(error instanceof ProviderError) && !isDatabaseUnavailable(error)) throw error;
    ctx.log.warn({ err: error, payment: payment.id }, 'provider or database did not respond at verification');
    /* The signature is valid, so the money is on its way: the job completes the order when the provider is
       available. */
    throw appError('PAYMENT_NOT_CAPTURED');
  });
  if (settlement.state === 'waiting') throw appError('PAYMENT_NOT_CAPTURED');
  if (settlement.state === 'refunded') throw appError('PAYMENT_REFUNDED');
  return { order: settlement.order };
}
