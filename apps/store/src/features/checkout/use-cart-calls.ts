import type { CreatePaymentInput, ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import { trpc } from '../../lib/trpc';
import type { PaymentCalls } from './use-payment';

/** What the shopper agreed to and typed: the total, where the goods go, for which business, and what is bought past the cart. */
type CartPurchase = ShippingForm & { amount: number } & Pick<
    CreatePaymentInput,
    'business' | 'acceptedTexts' | 'giftNote' | 'buyNow'
  >;

/** Returns the calls that pay for the caller's cart, or for a television past it. */
export function useCartCalls(): PaymentCalls<CartPurchase> {
  const create = trpc.checkout.createPayment.useMutation();
  const verify = trpc.checkout.verifyPayment.useMutation();
  return {
    start: (input) => create.mutateAsync(input),
    verify: async (paid) => (await verify.mutateAsync(paid)).order._id,
  };
}
