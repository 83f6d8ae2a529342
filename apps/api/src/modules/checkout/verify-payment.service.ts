import type { VerifyPaymentInput } from '@aabha/contracts/checkout/checkout.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { isDatabaseUnavailable } from '@aabha/db/driver/time-limits';
import { ProviderError } from '../../ports/payments/payments';
import { isCheckoutSignature } from '../../ports/payments/signatures';
import type { RequestContext, SignedInContext } from '../../context/context';
import { settlePayment } from './settle-payment.service';
import { findPaymentByProviderOrder, type PaymentRow } from './payments.queries';

/** What the browser reports after the provider's checkout. */
type Report = Pick<VerifyPaymentInput, 'orderId' | 'paymentId' | 'signature'>;

/**
 * Turns a payment that the browser reports as paid into its order. Ids and signature only select the payment: the provider's
 * own record decides. Repeated calls return the same order.
 */
export async function settleReported(
  ctx: RequestContext,
  payment: PaymentRow | undefined,
  { signature, ...ids }: Report,
) {
  if (!payment) throw appError('PAYMENT_NOT_FOUND');
  if (!isCheckoutSignature(ids, signature, ctx.config.RAZORPAY_KEY_SECRET))
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

/** Handles the report of the shopper's own browser (docs/spec/payments.md#verifying). */
export async function verifyPayment(ctx: SignedInContext, input: VerifyPaymentInput) {
  if (input.userId !== undefined && input.userId !== ctx.user.id) throw appError('NOT_YOURS');
  const payment = await findPaymentByProviderOrder(ctx.db, input.orderId, ctx.user.id);
  const { orderId, paymentId, signature } = input;
  return settleReported(ctx, payment, { orderId, paymentId, signature });
}
