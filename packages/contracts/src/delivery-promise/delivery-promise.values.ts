/** What a lane leads to, the most specific first. */
export const LANE_AREAS = ['zip', 'district', 'state'] as const;
export type LaneArea = (typeof LANE_AREAS)[number];
export const LANE_AREA_LABELS: Readonly<Record<LaneArea, string>> = {
  zip: 'PIN code',
  district: 'District',
  state: 'State',
};

/** Days of the week as tables store them: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const WEEKDAY_LABELS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Returns days of the week in short: 'Mon–Sat', 'Mon, Thu', 'Every day'. */
export function weekdaysText(weekdays: readonly number[]): string {
  const days = WEEKDAYS.filter((day) => weekdays.includes(day));
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 7];
  if (days.length === WEEKDAYS.length) return 'Every day';
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun
    ? `${WEEKDAY_LABELS[first - 1]}–${WEEKDAY_LABELS[last - 1]}`
    : days.map((day) => WEEKDAY_LABELS[day - 1]).join(', ');
}

/** How far ahead a centre's day is looked for; later there is no promise. */
export const DISPATCH_HORIZON_DAYS = 60;
export const TRANSIT_MAX_DAYS = 60;
export const LEAD_MAX_HOURS = 240;
export const CENTER_UNITS_MAX = 100_000;
export const LANE_MAX_KG = 500;

/** Why a promise was made, or made anew (docs/spec/delivery-promise.md#revisions). */
export const PROMISE_CAUSES = ['payment', 'address', 'not-dispatched', 'not-delivered'] as const;
export type PromiseCause = (typeof PROMISE_CAUSES)[number];
export const PROMISE_CAUSE_LABELS: Readonly<Record<PromiseCause, string>> = {
  payment: 'Order placed',
  address: 'Address corrected',
  'not-dispatched': 'Not dispatched in time',
  'not-delivered': 'Not delivered in time',
};

/** The reasons of a promise. Each is a sentence of `@aabha/messages`. */
export const PROMISE_REASONS = [
  'ordered-before',
  'ordered-after',
  'packed-before',
  'packed-after',
  'lead',
  'weekly-closed',
  'center-closed',
  'center-full',
  'leaves',
  'transit',
  'holiday',
  'lane-weekdays',
  'by-weight',
  'two-person',
  'standard',
] as const;
export type PromiseReasonCode = (typeof PROMISE_REASONS)[number];

/** A reason with what its sentence says. */
export interface PromiseReason {
  code: PromiseReasonCode;
  /** A day in India. */
  day?: string;
  /** A time in India, `14:00`. */
  time?: string;
  /** Of a centre, or of a holiday. */
  name?: string;
  min?: number;
  max?: number;
  hours?: number;
  kg?: number;
  weekdays?: number[];
}

/** At most so many televisions' dates are asked for at once. */
export const PROMISE_PRODUCTS_MAX = 60;

/** From this time in India an order that is not delivered on its promised day counts as late. */
export const LATE_AT = '17:00';
/** Working days after which a shipped order is expected that is late. */
export const LATE_DELIVERY_DAYS = { earliest: 1, latest: 2 } as const;
/** After so many promises of an order staff talk to its shopper themselves. */
export const REVISIONS_MAX = 8;
