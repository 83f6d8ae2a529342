import type { CreatePaymentInput, ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import { trpc } from '../../lib/trpc';
import type { PaymentCalls } from './use-payment';

/** What the shopper agreed to and typed: the total, where the goods go, and for which business. */
type CartPurchase = ShippingForm & { amount: number } & Pick<
    CreatePaymentInput,
    'business' | 'acceptedTexts'
  >;

/** Returns the calls that pay for the caller's cart. */
export function useCartCalls(): PaymentCalls<CartPurchase> {
  const create = trpc.checkout.createPayment.useMutation();
  const verify = trpc.checkout.verifyPayment.useMutation();
  return {
    start: (input) => create.mutateAsync(input),
    verify: async (paid) => (await verify.mutateAsync(paid)).order._id,
  };
}
