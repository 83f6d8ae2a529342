import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

/* Mails about orders and their refunds. */

export const withWarranty = (line: string, duration: string) => `${line}, extended warranty ${duration}`;
export const placedSubject = (number: string) => `Your order ${number} is placed`;
export const thankYou = 'Thank you for your order. Here are the details:';
export const invoice = 'Invoice';
export const billedTo = 'Billed to';
export const to = 'To';
export const phone = 'Phone';
export const inputCredit =
  'The invoice names your business. Its GST is listed as input credit under My invoices.';

export const statusSubject = (number: string, status: OrderStatus) => `Your order ${number}: ${status}`;
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  Pending: 'Your order is active again and will be packed.',
  Shipped: 'Good news: your order is on its way to you.',
  Delivered: 'Your order was delivered. We hope you enjoy it.',
  Cancelled: 'Your order was cancelled. We are refunding what you paid.',
  Returned: 'Your order was returned to us.',
};
export const setUp = (name: string) => `Set up your ${name}`;

export const shipmentSubject = (number: string) => `A part of your order ${number} is on its way`;
export const shipmentLeft = 'Good news: a part of your order is on its way to you. The rest follows.';
export const courier = 'Courier';
export const ownVan = 'Our own van';
export const awb = 'AWB number';
export const tracking = 'Tracking';

export const trackingSubject = (number: string) => `Track your order ${number}`;
export const trackingAsked = 'Here is the link to track your order. It opens without logging in.';
export const trackingNote = (days: number) =>
  `Whoever has this link sees where the order is, but not your name, address, phone number or what you paid. It works until ${days} days after the last change of the order.`;
export const trackingNotAsked = 'If you did not ask for this link, you need not do anything.';

export const addressSubject = (number: string) => `Your order ${number}: delivery address corrected`;
export const addressCorrected = 'We corrected the delivery address of your order.';
export const before = 'Before';
export const now = 'Now';
export const withPhone = (address: string, number: string) => `${address}, phone ${number}`;
export const invoiceUnchanged = (number: string) =>
  `Your invoice does not change. If this address is not correct, please call us: ${number}.`;

export const lateSubject = (number: string, day: string) => `Your order ${number}: new delivery date ${day}`;
export const lateSorry = 'We are sorry: your order arrives later than we promised.';
export const latePromised = 'Promised';
export const lateNow = 'Now expected by';
export const lateChoice = (phone: string) =>
  `You need not do anything. If the new date does not suit you, call us: ${phone}. An order that has not left yet can be cancelled under My orders, free of charge.`;

export const refundSubject = (amount: string) => `Your refund of ${amount}`;
export const refunded = (amount: string, why: string) =>
  `We have refunded ${amount} to the account you paid from. ${why}`;
export const refundedPart = (amount: string, why: string) =>
  `We have refunded ${amount} to the account you paid from. Reason: ${why}`;
/** Reasons that the shop itself gives; others are texts of staff. */
export const refundReasons: Readonly<Record<string, string>> = {
  'The items were sold out when your payment arrived.': 'The items were sold out when your payment arrived.',
  'The order was cancelled.': 'The order was cancelled.',
  'The order was returned.': 'The order was returned.',
};
export const priceReduction = (product: string) => `Price reduction, ${product}`;
export const extendedWarranty = (product: string) => `Extended warranty, ${product}`;
export const shipping = 'Shipping';
