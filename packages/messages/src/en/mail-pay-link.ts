export const subject = (amount: string, shop: string) => `Your order from ${shop}: pay ${amount}`;
export const composed =
  'We have put together the order that you asked us for by phone. Please check it, and pay it by the button below.';
export const total = 'Total';
export const deliverTo = 'Deliver to';
export const validUntil = (time: string) =>
  `The prices are yours until ${time}. Nothing is reserved before you pay.`;
export const pay = 'See the order and pay';
export const account =
  'The order will be in your account with this email. If you have no password yet, choose “Forgot password” when you sign in. If you did not ask for this order, you need not do anything.';
