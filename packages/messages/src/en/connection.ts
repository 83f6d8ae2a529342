export const couldNotReachShop = 'We could not reach the shop. Please check your connection and try again.';
export const shopFailed = 'Something went wrong on our side. Please try again.';
