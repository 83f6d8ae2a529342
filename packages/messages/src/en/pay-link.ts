export const yourOrder = 'Your order';
export const payment = 'Payment';
export const deliverTo = (place: string) => `Delivery to ${place}`;
export const addressInMail =
  'The whole address is in the email with this link. Please call us if something is wrong.';
export const validUntil = (time: string) =>
  `These prices are yours until ${time}. Nothing is reserved before you pay.`;
export const confirming = 'Waiting for your bank';
export const thanks = 'Thank you for your order';
export const orderNumber = (number: string) =>
  `Your order number is ${number}. We have e-mailed you the details.`;
export const unknownLink = 'This link is not valid';
export const endTitles = {
  paid: 'This order is paid',
  expired: 'This link has expired',
  cancelled: 'This order was cancelled',
};
export const endTexts = {
  paid: 'Thank you. We have e-mailed you the details.',
  expired: 'The prices were valid for a limited time. Please ask us for a new link.',
  cancelled: 'There is nothing to pay. Please ask us if you still want it.',
};
