import type { LeftOut } from '@aabha/contracts/cart/fill-cart.schema';
import type { ApiClient } from './trpc';
import { readVisitorCart, writeVisitorCart } from './visitor-cart';

const LEFT_KEY = 'visitor-cart-left';
const CHECKOUT_KEY = 'checkout-after-sign-in';

/**
 * Merges the cart of this browser into that of the account that has just signed in (docs/spec/cart.md#carts-of-visitors).
 * Rejects without a response; then the cart of the browser stays, and the next visit of the cart tries again.
 */
export async function mergeVisitorCart(client: Pick<ApiClient, 'cart'>): Promise<void> {
  const items = readVisitorCart();
  if (items.length === 0) return;
  const { left } = await client.cart.merge.mutate({ items: [...items] });
  writeVisitorCart([]);
  if (left.length > 0) sessionStorage.setItem(LEFT_KEY, JSON.stringify(left));
}

/** Returns once what the last merge left out; empty after that. */
export function takeLeftOut(): LeftOut[] {
  const text = sessionStorage.getItem(LEFT_KEY);
  sessionStorage.removeItem(LEFT_KEY);
  return text === null ? [] : (JSON.parse(text) as LeftOut[]);
}

/** Notes that a visitor wants to check out, which goes on after the sign-in. */
export const wantCheckout = () => sessionStorage.setItem(CHECKOUT_KEY, 'yes');

/** Returns once whether a visitor wanted to check out. */
export function takeCheckoutWish(): boolean {
  const isWanted = sessionStorage.getItem(CHECKOUT_KEY) !== null;
  sessionStorage.removeItem(CHECKOUT_KEY);
  return isWanted;
}
