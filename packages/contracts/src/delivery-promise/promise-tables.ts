import type { LaneArea } from './delivery-promise.values';

/** A centre that goods are dispatched from, as a promise needs it. */
export interface PromiseCenter {
  /** As service areas name it. */
  name: string;
  /** Until when goods that are ready leave on the same day: `14:00` in India. */
  cutoff: string;
  /** Days on which it dispatches: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** Hours from the order until the goods are packed. */
  leadHours: number;
  /** Units that leave on a day; null for no limit. */
  unitsPerDay: number | null;
}

/** How goods go from a centre to a PIN code, a district or a State. */
export interface PromiseLane {
  id: string;
  kind: LaneArea;
  /** The PIN code, district or State. */
  area: string;
  /** Days on which goods move between the dispatch and the delivery. */
  transitMin: number;
  transitMax: number;
  /** Days on which the lane delivers: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** The heaviest carton that it takes; null for any. */
  maxKg: number | null;
  /** Whether two people carry the goods in. */
  isTwoPerson: boolean;
}

/** A day on which a centre dispatches another number of units than usual; 0 where it is closed. */
export interface PromiseCenterDay {
  day: string;
  units: number;
  /** Why, such as the name of a holiday. */
  note: string;
}

/**
 * Everything that a promise is computed from besides the order: what an order stores, so that its promise can be computed
 * again (docs/spec/delivery-promise.md#replay).
 */
export interface PromiseTables {
  /** Null where the centre of the service area has no record: the standard promise counts. */
  center: PromiseCenter | null;
  lanes: readonly PromiseLane[];
  centerDays: readonly PromiseCenterDay[];
  /** Units of other orders that are to leave on a day. */
  planned: readonly { day: string; units: number }[];
  /** Days on which nothing is dispatched or delivered (docs/spec/settings.md#sections). */
  holidays: readonly { date: string; name: string }[];
}

/** Where the goods go, and the service area that sends them. */
export interface PromisePlace {
  pin: string;
  state: string;
  dispatchCenter: string;
  facilityState: string;
}

/** Units of a television. */
export interface PromiseItem {
  units: number;
  /** Of its packed carton; null where it is not known. */
  kg: number | null;
}

/** A version of the tables as it is stored, with the place that its rows were read for. */
export type StoredTables = Omit<PromiseTables, 'planned'> & { place: Omit<PromisePlace, 'pin'> };
