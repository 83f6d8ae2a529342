/* What a PIN code means for the delivery of a television. */

export { STATE_UNKNOWN_TEXT as cannotOrderOnline } from '@aabha/contracts/service-areas/delivery.rules';
export const serviceNotAvailable = 'Service Not Available';
export const notDeliveredTo = (pin: string) => `We do not deliver to ${pin} yet.`;
export const notDeliveredNearest = (pin: string, nearest: string) =>
  `We do not deliver to ${pin} yet. Nearest PIN codes we deliver to: ${nearest}.`;
export const deliveryBetween = (from: string, to: string) => `Delivery ${from} to ${to}`;
export const deliveryToBeConfirmed = 'Delivery date: To be confirmed';
export const ifYouOrderToday = (place: string) => `To ${place}, if you order today`;
