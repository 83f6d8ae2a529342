/** The parts of a day in which returned goods are fetched, as hours in India (docs/spec/returns-and-refunds.md#pickup). */
export const PICKUP_PARTS = ['9-12', '12-15', '15-18'] as const;
export type PickupPart = (typeof PICKUP_PARTS)[number];

/** The part as staff and mails in English name it. */
export const PICKUP_PART_NAMES: Readonly<Record<PickupPart, string>> = {
  '9-12': '9 am to 12 noon',
  '12-15': '12 noon to 3 pm',
  '15-18': '3 pm to 6 pm',
};

/** The first day offered is this many business days after now. */
export const PICKUP_LEAD_DAYS = 2;

/** How many business days are offered. */
export const PICKUP_DAYS = 7;

/** The hour in India until which a shopper may move a pickup, on the day before it. */
export const PICKUP_MOVE_HOUR = 18;

/** Pickups of a centre in one part of a day, until the shop sets another number, and the most that it can set. */
export const PICKUPS_PER_PART = 20;
export const PICKUPS_PER_PART_MAX = 1000;

/** What became of the pickup of a return, as its mail says. */
export type PickupChange = 'booked' | 'moved' | 'cleared';

/** Counts of slots are deleted this many days after their day. */
export const PICKUP_SLOT_DAYS = 400;

/** How a day is written for a shopper: with its weekday. A day has no zone, so it is read as one of UTC. */
export const PICKUP_DAY_FORMAT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const;
