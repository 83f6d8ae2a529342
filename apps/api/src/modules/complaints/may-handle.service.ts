export { mayHandle } from './complaints.orders.queries';
