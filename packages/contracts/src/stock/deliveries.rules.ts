import { allow, refuse, type Verdict } from '../errors/verdict';
import { DELIVERY_STATE_LABELS, type DeliveryState } from './stock.values';

interface Counted {
  quantity: number;
  received: number;
}

/** Returns the state of a delivery: one whose rest was given up is cancelled, whatever had come. */
export function deliveryState({
  quantity,
  received,
  cancelledAt,
}: Counted & { cancelledAt: string | null }): DeliveryState {
  if (cancelledAt !== null) return 'cancelled';
  if (received === 0) return 'expected';
  return received < quantity ? 'partly' : 'received';
}

/** Returns whether units of a delivery are still to come. */
export const isOpenDelivery = (state: DeliveryState): boolean => state === 'expected' || state === 'partly';

/** Returns whether a delivery should have come before a day (`YYYY-MM-DD`, in India). */
export const isLateDelivery = (state: DeliveryState, dueOn: string, today: string): boolean =>
  isOpenDelivery(state) && dueOn < today;

/** May staff change, receive or cancel a delivery in this state? */
export const checkDeliveryOpen = (state: DeliveryState): Verdict =>
  isOpenDelivery(state)
    ? allow
    : refuse('DELIVERY_CLOSED', { stateName: DELIVERY_STATE_LABELS[state].toLowerCase() });

/** May so many units of a delivery be put into stock? */
export function checkReceipt(state: DeliveryState, { quantity, received }: Counted, units: number): Verdict {
  const open = checkDeliveryOpen(state);
  if (!open.ok) return open;
  return units <= quantity - received ? allow : refuse('DELIVERY_EXCEEDED', { units: quantity - received });
}
