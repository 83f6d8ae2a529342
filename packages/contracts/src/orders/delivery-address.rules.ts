import { allow, refuse, type Verdict } from '../errors/verdict';
import { isSameState } from '../gst/states';
import type { DeliveryAddress, OrderStatus } from './orders.schema';

/** Can the delivery address of an order still be corrected? Only before dispatch. */
export function checkAddressOpen({ status }: { status: OrderStatus }): Verdict {
  return status === 'Pending' ? allow : refuse('ORDER_ADDRESS_NOT_PENDING', { status });
}

/** What is known of a PIN code; each undefined where it is not. */
interface PlaceOfPin {
  area: { facilityState: string } | undefined;
  place: { state: string } | undefined;
}

/**
 * Can an order that was sold for delivery in `state` go to another PIN code? Only to one that is served, in the same
 * State: the State is the place of supply, which decided the tax of the invoice that was issued.
 */
export function checkNewPin(state: string, zip: string, { area, place }: PlaceOfPin): Verdict {
  if (!area) return refuse('ZIP_NOT_SERVED');
  if (!place) return refuse('ORDER_ADDRESS_STATE_UNKNOWN', { zip });
  return isSameState(place.state, state)
    ? allow
    : refuse('ORDER_ADDRESS_OTHER_STATE', { zip, to: place.state, from: state });
}

/** Returns a delivery address in one line. */
export function deliveryText({ name, phone, address, city, zip }: DeliveryAddress, state: string): string {
  return `${name}, ${address}, ${city}, ${state} ${zip}${phone ? `, phone ${phone}` : ''}`;
}
