/** What checkout may do with orders; the statements stand in the queries. */
export { findOrderOfPayment, placeOrder, type OrderToPlace } from './orders.place.queries';
