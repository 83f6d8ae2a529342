export const couldNotReachShop = 'We could not reach the shop. Please check your connection and try again.';
