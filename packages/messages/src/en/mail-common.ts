/* What mails of several kinds have. */

export const hello = 'Hello,';
export const helloTo = (name: string) => `Hello ${name},`;
export const trackYourOrder = 'Track your order';
export const order = 'Order';
export const reason = 'Reason';
export const total = 'Total';
export const toBeConfirmed = 'To be confirmed';
export const expectedBy = 'Expected by';
