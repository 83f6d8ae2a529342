import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

/* The tracking page of an order, which opens without signing in, and the form that asks for its link. */

export const trackAnOrder = 'Track an order';
export const description =
  'See where your television is. Enter your order number and email, and we send you a link that opens without logging in.';
export const lead =
  'Enter your order number and email. We send you a link that shows where your order is, without logging in.';
export const ways = {
  mail: ['Already have our email?', 'Each email about your order has a button “Track your order”.'],
  share: ['Share it with your family', 'The link shows no name, address, phone number or amount.'],
  account: ['Have an account?', 'My orders has everything: invoices, cancelling and returns.'],
} as const;
export const myOrders = 'Go to my orders';
export const orderNumber = 'Order number';
export const orderNumberHint = 'The 8 characters in our emails about the order.';
export const emailHint = 'The one of the order or of your account.';
export const sendLink = 'Email me the link';
export const failed = 'We could not send the link. Please try again.';
export const checkYourInbox = 'Please check your inbox';
export const linkSent = (email: string) =>
  `If this order number and email belong together, we have sent a link to ${email}. It can take a minute.`;
export const linkDays = (days: number) => `Links work until ${days} days after the last change of an order.`;
export const askAgain = 'Enter another order';

export const loading = 'Loading your order';
export const order = (number: string) => `Order ${number}`;
export const headlines: Readonly<Record<OrderStatus, string>> = {
  Pending: 'We are getting your order ready',
  Shipped: 'Your order is on its way',
  Delivered: 'Your order has arrived',
  Cancelled: 'This order was cancelled',
  Returned: 'This order was returned',
};
export const partOnItsWay = 'A part of your order is on its way';
export const expectedIn = (city: string, day: string) => `Expected in ${city} by ${day}.`;
export const expectedOpen = (city: string) => `It goes to ${city}. We will tell you the day by email.`;
export const late = (city: string, day: string) =>
  `We expected it in ${city} by ${day}, and are sorry that it takes longer. You need not do anything.`;
export const arrived = (city: string, day: string) => `Delivered in ${city} on ${day}. We hope you enjoy it.`;
export const cancelled = 'What was paid goes back to the account it came from.';
export const returned = 'It has come back to us. What is due goes back to the account it came from.';

export const parcels = 'Parcels';
export const parcel = 'Parcel';
export const parcelOf = (index: number, count: number) => `Parcel ${index} of ${count}`;
export const onItsWay = 'On its way';
export const delivered = 'Delivered';
export const stations = (parcel: string) => `Stations of ${parcel}`;
export const packed = 'Packed';
export const handedOver = 'Handed over';
export const arrival = 'Delivery';
export const reached = (station: string) => `${station}, reached`;
export const toCome = (station: string) => `${station}, still to come`;
export const trackAt = (courier: string) => `Track at ${courier}`;
export const trackAtNew = (courier: string, awb: string) => `Track ${awb} at ${courier}, opens a new page`;

export const stillToCome = 'Still with us';
export const packingNow = 'We are packing these. They follow in another parcel.';
export const inThisOrder = 'In this order';

export const whoSees = (day: string) =>
  `Anybody with this link can open this page until ${day}. It shows no name, address, phone number or amount.`;
export const openOrder = 'Open the order';
export const ownOrder = 'This is your order. Open it for the invoice and everything else.';
export const logInForMore = 'Is it your order? Log in for the invoice and everything else.';
export const needHelp = 'Contact us';
export const linkUnknown = 'This link does not work';
export const linkOver = 'This link has ended';
export const notLoaded = 'We could not load your order';
export const askForLink = 'Ask for a new link';
