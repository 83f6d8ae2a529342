import type { CreatePaymentInput } from '@aabha/contracts/checkout/checkout.schema';
import type { products } from '@aabha/db/schema/products';
import { aProduct, SHIP_TO, signedInAs, type SignedIn } from './builders';
import type { TestShop } from './test-shop';

/** Adds a product to a shopper's cart. */
export function addToCart(
  shop: TestShop,
  shopper: SignedIn,
  product: string,
  quantity = 1,
  warranty_months = 0,
) {
  return shop
    .trpc(shopper.token)
    .cart.add.mutate({ cart: { items: [{ product, quantity, warranty_months }] } });
}

/** Signs in a shopper with `quantity` of a new product in the cart. */
export async function aShopperWith(
  shop: TestShop,
  quantity: number,
  over: Partial<typeof products.$inferInsert> = {},
) {
  const [shopper, product] = await Promise.all([signedInAs(shop), aProduct(shop.db, over)]);
  await addToCart(shop, shopper, product.id, quantity);
  return { shopper, product };
}

/** Returns a shopper's existing cart. */
export async function cartOf(shop: TestShop, shopper: SignedIn) {
  const [cart] = (await shop.trpc(shopper.token).cart.list.query({})).cartList;
  if (!cart) throw new Error('There is no cart.');
  return cart;
}

/** Starts a payment for the cart's present total. */
export async function startPayment(
  shop: TestShop,
  shopper: SignedIn,
  more: Pick<CreatePaymentInput, 'acceptedTexts'> = {},
) {
  const client = shop.trpc(shopper.token);
  const { cartList } = await client.cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  return (await client.checkout.createPayment.mutate({ amount, ...SHIP_TO, ...more })).payment;
}

interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Pays at the provider, as its checkout page does. */
export async function payAtProvider(
  shop: TestShop,
  orderId: string,
  outcome: 'captured' | 'late' = 'captured',
  method: 'card' | 'emi' = 'card',
  offer_id?: string,
): Promise<Paid> {
  return shop.sandbox<Paid>('POST', `/sandbox/orders/${orderId}/pay`, { outcome, method, offer_id });
}

export function verify(shop: TestShop, shopper: SignedIn, paid: Paid) {
  return shop.trpc(shopper.token).checkout.verifyPayment.mutate({
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
}

/** Buys a product: the whole flow from an empty cart to an order. */
export async function buy(
  shop: TestShop,
  shopper: SignedIn,
  product: string,
  quantity = 1,
  method: 'card' | 'emi' = 'card',
) {
  await addToCart(shop, shopper, product, quantity);
  const payment = await startPayment(shop, shopper);
  return (await verify(shop, shopper, await payAtProvider(shop, payment.id, 'captured', method))).order;
}
