import { expectedDelivery } from '../service-areas/delivery.rules';
import { DELIVERY_BUSINESS_DAYS } from '../settings/promises';
import { endOfIndiaDay, indiaDay, instantOfIndia } from '../time/india-time';
import {
  DISPATCH_HORIZON_DAYS,
  LANE_AREAS,
  LATE_DELIVERY_DAYS,
  type PromiseReason,
} from './delivery-promise.values';
import type { PromiseCenter, PromiseItem, PromiseLane, PromisePlace, PromiseTables } from './promise-tables';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SUNDAY = 7;

/** When goods arrive that are ordered at an instant, and why. */
export interface DeliveryPromise {
  /** Days in India. */
  earliest: string;
  latest: string;
  center: string;
  /** The day on which the goods leave the centre; null where only the standard promise is known. */
  leaves: string | null;
  /** The lane; null where only the standard promise is known. */
  laneId: string | null;
  /** Until when an order gets the same promise, if nothing else changes: ISO-8601, UTC. */
  validUntil: string;
  reasons: PromiseReason[];
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the day of the week of a day: 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;

/** Returns an instant within a promised day, as orders store it: noon in India. */
export const promisedInstant = (day: string): string => instantOfIndia(`${day}T12:00`);

const holidayOn = ({ holidays }: Pick<PromiseTables, 'holidays'>, day: string) =>
  holidays.find(({ date }) => date === day);

/** Returns why nothing leaves a centre on a day; undefined where goods leave. */
function whyClosed(
  tables: PromiseTables,
  center: PromiseCenter,
  day: string,
  units: number,
): PromiseReason | undefined {
  const special = tables.centerDays.find((one) => one.day === day);
  const holiday = holidayOn(tables, day);
  if (holiday) return { code: 'holiday', day, name: holiday.name };
  if (special?.units === 0) return { code: 'center-closed', day, name: special.note };
  if (!special && !center.weekdays.includes(weekdayOf(day))) return { code: 'weekly-closed', day };
  const capacity = special ? special.units : center.unitsPerDay;
  if (capacity === null) return undefined;
  const planned = tables.planned.find((one) => one.day === day)?.units ?? 0;
  /* An order that is larger than a day has the day to itself. */
  return planned === 0 || planned + units <= capacity ? undefined : { code: 'center-full', day };
}

interface Dispatch {
  day: string;
  /** When an order begins to get another day, or other reasons. */
  validUntil: string;
  reasons: PromiseReason[];
}

/** Returns the day on which goods ordered at an instant leave a centre; undefined where none is in sight. */
function dispatchOf(
  now: Date,
  center: PromiseCenter,
  units: number,
  tables: PromiseTables,
): Dispatch | undefined {
  const { cutoff, leadHours } = center;
  const ready = new Date(now.getTime() + leadHours * HOUR_MS);
  const first = indiaDay(ready);
  const isLate = ready.getTime() >= Date.parse(instantOfIndia(`${first}T${cutoff}`));
  const closed: PromiseReason[] = [];
  for (let ahead = 0; ahead < DISPATCH_HORIZON_DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    const why = whyClosed(tables, center, day, units);
    if (ahead === 0 && isLate && !why) continue;
    if (!why) {
      const facts = { first, day, isLate, closed };
      return { day, validUntil: endOf(facts, center), reasons: dispatchReasons(facts, center) };
    }
    closed.push(why);
  }
  return undefined;
}

interface DispatchFacts {
  /** The day on which the goods are ready. */
  first: string;
  /** The day on which they leave. */
  day: string;
  isLate: boolean;
  closed: readonly PromiseReason[];
}

/** Returns when the day on which the goods are ready is over, or its cut-off, as the time of an order. */
function endOf({ first, day }: DispatchFacts, { cutoff, leadHours }: PromiseCenter): string {
  const end =
    day === first ? instantOfIndia(`${day}T${cutoff}`) : instantOfIndia(`${addDays(first, 1)}T00:00`);
  return new Date(Date.parse(end) - leadHours * HOUR_MS).toISOString();
}

function dispatchReasons({ first, day, isLate, closed }: DispatchFacts, center: PromiseCenter) {
  const isOpenFirst = closed[0]?.day !== first;
  const cause = center.leadHours > 0 ? 'packed' : 'ordered';
  const leaves: PromiseReason = isOpenFirst
    ? { code: `${cause}-${isLate ? 'after' : 'before'}`, time: center.cutoff, day }
    : { code: 'leaves', day };
  const lead: PromiseReason[] =
    center.leadHours > 0 ? [{ code: 'lead', name: center.name, hours: center.leadHours }] : [];
  const named = closed.map((reason) =>
    reason.code === 'holiday' ? reason : { ...reason, name: reason.name ?? center.name },
  );
  return [...lead, ...named.slice(0, 4), leaves];
}

/** Returns whether a lane takes a carton; one of unknown weight goes by a lane for any. */
const takes = ({ maxKg }: PromiseLane, kg: number | null) => maxKg === null || (kg !== null && kg <= maxKg);

const compareLanes = (one: PromiseLane, other: PromiseLane) =>
  one.transitMax - other.transitMax || one.transitMin - other.transitMin || one.id.localeCompare(other.id);

/**
 * Returns the lane of an order: of the most specific ones the quickest that takes the heaviest carton. It does not depend on
 * the time, so that a later order never arrives earlier.
 */
function laneOf(lanes: readonly PromiseLane[], kg: number | null) {
  for (const kind of LANE_AREAS) {
    const all = lanes.filter((lane) => lane.kind === kind).toSorted(compareLanes);
    const lane = all.find((one) => takes(one, kg));
    /* Where the weight is not known, nobody can say that it is above the limit. */
    if (lane) return { lane, refused: kg === null || all[0] === lane ? undefined : all[0] };
  }
  return undefined;
}

/** Returns the day on which goods arrive that leave on a day, and the holidays on their way. */
function arrival(leaves: string, days: number, weekdays: readonly number[], tables: PromiseTables) {
  const skipped: PromiseReason[] = [];
  let day = leaves;
  const moves = () => {
    const holiday = holidayOn(tables, day);
    if (holiday) skipped.push({ code: 'holiday', day, name: holiday.name });
    return !holiday && weekdayOf(day) !== SUNDAY;
  };
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (moves()) left -= 1;
  }
  const delivers = () => weekdays.includes(weekdayOf(day)) && !holidayOn(tables, day);
  /* A lane has at least one day of the week; a year of holidays only would be none. */
  for (let tries = 0; !delivers() && tries < 370; tries += 1) {
    const holiday = holidayOn(tables, day);
    if (holiday && !skipped.some((one) => one.day === day))
      skipped.push({ code: 'holiday', day, name: holiday.name });
    day = addDays(day, 1);
  }
  return { day, skipped };
}

/** Returns the days in which goods arrive by a lane, of a day on which they leave. */
function arrivalBy(lane: PromiseLane, leaves: string, tables: PromiseTables) {
  const earliest = arrival(leaves, lane.transitMin, lane.weekdays, tables);
  const latest = arrival(leaves, lane.transitMax, lane.weekdays, tables);
  return { earliest: earliest.day, latest: latest.day, skipped: latest.skipped };
}

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];

function promiseBy(
  { lane, refused }: { lane: PromiseLane; refused: PromiseLane | undefined },
  center: PromiseCenter,
  dispatch: Dispatch,
  tables: PromiseTables,
): DeliveryPromise {
  const { earliest, latest, skipped } = arrivalBy(lane, dispatch.day, tables);
  const onSomeDays: PromiseReason = { code: 'lane-weekdays', weekdays: [...lane.weekdays] };
  const reasons: PromiseReason[] = [
    ...dispatch.reasons,
    ...(refused ? [{ code: 'by-weight', kg: refused.maxKg ?? 0 } as const] : []),
    { code: 'transit', name: center.name, min: lane.transitMin, max: lane.transitMax },
    ...skipped.filter(
      ({ day }) => !dispatch.reasons.some((one) => one.day === day && one.code === 'holiday'),
    ),
    ...(lane.weekdays.length < MONDAY_TO_SATURDAY.length ? [onSomeDays] : []),
    ...(lane.isTwoPerson ? [{ code: 'two-person' } as const] : []),
  ];
  return {
    ...{ earliest, latest, center: center.name, leaves: dispatch.day, laneId: lane.id },
    ...{ validUntil: dispatch.validUntil, reasons },
  };
}

/** Returns the promise without lanes: 3 to 5 business days within the State (docs/spec/delivery.md#expected-delivery). */
function standardPromise(
  now: Date,
  place: PromisePlace,
  { holidays }: PromiseTables,
): DeliveryPromise | undefined {
  const expected = expectedDelivery(place, place.state, now, holidays);
  if (!expected) return undefined;
  const { earliest: min, latest: max } = DELIVERY_BUSINESS_DAYS;
  return {
    earliest: indiaDay(expected.earliest),
    latest: indiaDay(expected.latest),
    center: place.dispatchCenter,
    ...{ leaves: null, laneId: null },
    validUntil: new Date(endOfIndiaDay(indiaDay(now)).getTime() + 1).toISOString(),
    reasons: [{ code: 'standard', min, max }],
  };
}

/**
 * Returns when goods arrive at a PIN code that are ordered at an instant, and why; undefined where no date can be promised. It
 * depends on its arguments only, in India's time. Of two orders the later never arrives earlier
 * (docs/spec/delivery-promise.md#rule).
 */
export function promise(
  now: Date,
  place: PromisePlace,
  items: readonly PromiseItem[],
  tables: PromiseTables,
): DeliveryPromise | undefined {
  const { center } = tables;
  const known = items.map(({ kg }) => kg);
  const heaviest = known.includes(null) || known.length === 0 ? null : Math.max(...known.map(Number));
  const chosen = laneOf(tables.lanes, heaviest);
  if (!center || !chosen) return standardPromise(now, place, tables);
  const units = items.reduce((sum, item) => sum + item.units, 0);
  const dispatch = dispatchOf(now, center, units, tables);
  return dispatch && promiseBy(chosen, center, dispatch, tables);
}

/**
 * Returns by when an order arrives that has left and is late: 1 to 2 working days from a moment
 * (docs/spec/delivery-promise.md#late-orders).
 */
export function lateDelivery(
  now: Date,
  { dispatchCenter }: Pick<PromisePlace, 'dispatchCenter'>,
  tables: PromiseTables,
): DeliveryPromise {
  const { earliest: min, latest: max } = LATE_DELIVERY_DAYS;
  const today = indiaDay(now);
  const days = [min, max].map((count) => arrival(today, count, MONDAY_TO_SATURDAY, tables));
  const [earliest = today, latest = today] = days.map(({ day }) => day);
  return {
    ...{ earliest, latest, center: dispatchCenter, leaves: null, laneId: null },
    validUntil: instantOfIndia(`${addDays(today, 1)}T00:00`),
    reasons: [{ code: 'transit', name: dispatchCenter, min, max }, ...(days[1]?.skipped ?? [])],
  };
}
