import { counted } from '@aabha/contracts/counts/counts';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

/* Orders of a shopper: list, progress, contents, payment and cancelling. */

export const statuses: Readonly<Record<OrderStatus, string>> = {
  Pending: 'Pending',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  Returned: 'Returned',
};
export const orders = 'Orders';
export const wholesaleOrders = 'Wholesale orders';
export const orderType = 'Order type';
export const loadingOrders = 'Loading your orders';
export const noOrdersYet = 'No orders yet';
export const ordersAppearHere = 'Your orders and their delivery status will appear here.';
export const seeTelevisions = 'See our televisions';
export const noOrdersOnPage = 'No orders on this page';
export const latestOnFirstPage = 'Your latest orders are on the first page.';
export const seeLatestOrders = 'See latest orders';
export const orderCount = (count: number) => counted(count, 'order');
export const pagesOfOrders = 'Pages of orders';
export const yourOrders = 'Your orders';

export const order = 'Order';
export const details = 'Details';
export const placedOn = 'Placed on';
export const televisions = 'Televisions';
export const andOthers = (product: string, others: number) => `${product} and ${counted(others, 'other')}`;
export const status = 'Status';
export const total = 'Total';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const totalHighToLow = 'Total: high to low';
export const totalLowToHigh = 'Total: low to high';
export const pendingFirst = 'Status: pending first';
export const pendingLast = 'Status: pending last';
export const numberAscending = 'Number: ascending';
export const numberDescending = 'Number: descending';

export const orderStatus = 'Order status';
export const steps: Readonly<Record<OrderStatus, string>> = { ...statuses, Pending: 'Order placed' };
export const stillToCome = ', still to come';
export const gettingReady = 'We have your order and are getting it ready.';
export const onItsWayTo = (city: string) => `On its way to ${city}.`;
export const hasArrived = 'It has arrived. We hope you enjoy it.';
export const youCancelled = 'You cancelled this order.';
export const weCancelled = 'We cancelled this order.';
export const wasReturned = 'Your order was returned to us.';
export const next = 'Next';
export const expectedBy = (day: string) => `Expected by ${day}`;
export const toBeConfirmed = 'To be confirmed';
export const addressCorrected = (day: string) => `We corrected the delivery address on ${day}.`;
export const reason = (text: string) => `Reason: ${text}`;

export const extendedWarranty = (duration: string, price: string, total: string) =>
  `Extended warranty ${duration} (${price}), ${total} in total`;
export const warranty = (duration: string) => `Warranty ${duration}`;

export const paymentAndDelivery = 'Payment and delivery';
export const payment = 'Payment';
export const paymentId = 'Payment id';
export const invoice = 'Invoice';
export const delivery = 'Delivery';
export const firstPromised = 'First promised';
export const expectedDelivery = 'Expected delivery';
export const boughtFor = 'Bought for';
export const updatesGoTo = 'Updates go to';

export const shipments = 'Shipments';
export const shipment = 'Shipment';
export const courier = 'Courier';
export const ownVan = 'Our own van';
export const shipmentOf = (index: number, count: number) => `Shipment ${index} of ${count}`;
export const shipped = (day: string) => `On its way since ${day}`;
export const shipmentDelivered = (day: string) => `Delivered on ${day}`;
export const awbNumber = 'AWB number';
export const trackShipment = 'Track shipment';
export const trackShipmentOf = (courier: string, awb: string) => `Track shipment ${awb} at ${courier}`;
export const restFollows = 'The rest of your order follows.';

export const cancelOrder = 'Cancel order';
export const cancelThisOrder = 'Cancel this order?';
export const cannotBeUndone = 'This cannot be undone.';
export const cannotBeUndoneRefund = (amount: string, promise: string) =>
  `This cannot be undone. We will refund ${amount} to the account you paid from. ${promise}`;
export const keepOrder = 'Keep order';
export const orderCancelled = 'Order cancelled successfully';
export const notCancelled = 'Failed to cancel order';

export const thankYou = 'Thank you, your order is placed';
export const thisWasCancelled = 'This order was cancelled';
export const orderOf = (number: string, day: string) => `Order ${number} · ${day}`;
export const expectedDeliveryBy = (day: string) => `Expected delivery: by ${day}`;
export const expectedDeliveryOpen = 'Expected delivery: To be confirmed';
export const deliveredTo = (name: string, address: string, city: string, zip: string) =>
  `To ${name}, ${address}, ${city} ${zip}`;
export const followOrder = 'Follow your order';
export const followOrderText =
  'This link shows where your order is, without logging in. It has no name, address, phone number or amount, so you can send it to your family.';
export const openTracking = 'Open tracking page';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const copyingNotAllowed =
  'Your browser did not allow copying. Please open the tracking page and copy its address.';
export const seeMyOrders = 'See my orders';
export const continueShopping = 'Continue shopping';

export const lowerPriceOf = (product: string) => `a lower price of ${product}`;
export const warrantyOf = (product: string) => `the extended warranty of ${product}`;
export const shipping = 'shipping';
export const refundIsFor = (parts: string, why: string) => `It is for ${parts}. Reason: ${why}`;
export const acceptedTexts = 'Terms of this order';
export const acceptedTextNames = {
  terms: 'Terms and conditions',
  shipping: 'Shipping policy',
  unboxing: 'Unboxing policy',
  privacy: 'Privacy and warranty policy',
  disclaimer: 'Disclaimer',
};
export const acceptedVersion = (name: string, version: number) => `${name} (version ${version})`;
export const giftNote = 'Gift note';

export const setUpGuide = 'Set-up guide';
export const setUpGuideOf = (name: string) => `Set-up guide of ${name}`;
