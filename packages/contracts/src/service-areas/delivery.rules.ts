import { addBusinessDays } from '../time/india-time';

const EARLIEST_DAYS = 3;
const LATEST_DAYS = 5;

/** The promised window of an order placed at `now`: 3 to 5 business days (decisions §6). */
export function deliveryWindow(now: Date): { earliest: Date; latest: Date } {
  return { earliest: addBusinessDays(now, EARLIEST_DAYS), latest: addBusinessDays(now, LATEST_DAYS) };
}
