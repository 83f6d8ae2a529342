import { isSameState } from '../gst/states';
import { DELIVERY_BUSINESS_DAYS } from '../settings/promises';
import { addBusinessDays } from '../time/india-time';

/** Said for a served PIN code whose State is not known: the GST place of supply must never be a guess. */
export const STATE_UNKNOWN_TEXT =
  'We deliver to this PIN code, but cannot take an order for it online yet. Please contact us to order.';

/**
 * Returns the days in which an order placed at `now` is expected: 3 to 5 business days where it is dispatched from the
 * State that it goes to, undefined elsewhere (docs/spec/delivery.md#expected-delivery). The look-up and the order both
 * promise what this returns. Holidays are no business days.
 */
export function expectedDelivery(
  area: { facilityState: string },
  state: string,
  now: Date,
  holidays: readonly { date: string }[],
): { earliest: Date; latest: Date } | undefined {
  if (!isSameState(area.facilityState, state)) return undefined;
  const { earliest, latest } = DELIVERY_BUSINESS_DAYS;
  const days = holidays.map(({ date }) => date);
  return { earliest: addBusinessDays(now, earliest, days), latest: addBusinessDays(now, latest, days) };
}
