import type { LeftReason } from '@aabha/contracts/cart/fill-line';

/* Ordering again, and what a visitor put into the cart before logging in. */

export const orderAgain = 'Order again';
export const allInCart = 'All of it is in your cart.';
export const someInCart = 'This is different in your cart:';
export const noneInCart = 'Nothing of this order can be bought now:';
export const viewCart = 'View cart';
export const notReordered = 'Failed to fill your cart. Please try again.';
export const unknownProduct = 'A television';
export const leftReasons: Readonly<Record<LeftReason, (name: string, quantity: number) => string>> = {
  'not-sold': (name) => `${name} is no longer sold.`,
  'sold-out': (name) => `${name} is out of stock.`,
  fewer: (name, quantity) => `${name}: only ${quantity} in stock, so your cart has ${quantity}.`,
  'no-protection': (name) =>
    `${name} is in your cart without its extended warranty, which is no longer offered.`,
};

export const yourCart = 'Your cart';
export const logInToCheckOut = 'Proceed to Checkout';
export const logInToCheckOutHint = 'We ask for your email there. You need no password.';
export const couponsAfterLogin = 'You can enter a coupon after you log in.';
export const cartNotShown = 'We could not load the prices of your cart.';
