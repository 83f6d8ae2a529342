/** The functions of orders that checkout may call. */
export { findOrderOfPayment, placeOrder, type OrderToPlace } from './orders.place.queries';
