/* The page that a browser shows when it cannot reach the shop. */

export const title = 'You are offline';
export const reconnect = 'This page needs a connection. Your cart and your orders are safe.';
export const tryAgain = 'Try again';
