import { promisedInstant, type DeliveryPromise } from '../delivery-promise/promise.rules';
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

/**
 * Returns by when an order is expected whose PIN code changed: no earlier than promised, later where a lane takes longer to the
 * new one, from the correction where it had no date, and null where the new one has none
 * (docs/spec/delivery-promise.md#corrected-addresses).
 */
export function correctedExpectation(
  present: string | null,
  promised: Pick<DeliveryPromise, 'latest' | 'leaves'> | undefined,
): string | null {
  if (!promised) return null;
  const at = promisedInstant(promised.latest);
  if (present === null) return at;
  return promised.leaves !== null && at > present ? at : present;
}

/** Returns a delivery address in one line. */
export function deliveryText({ name, phone, address, city, zip }: DeliveryAddress, state: string): string {
  return `${name}, ${address}, ${city}, ${state} ${zip}${phone ? `, phone ${phone}` : ''}`;
}
