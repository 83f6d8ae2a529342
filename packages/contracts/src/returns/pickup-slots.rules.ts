import { allow, refuse, type Verdict } from '../errors/verdict';
import { addBusinessDays, indiaDay, instantOfIndia } from '../time/india-time';
import {
  PICKUP_DAYS,
  PICKUP_LEAD_DAYS,
  PICKUP_MOVE_HOUR,
  PICKUP_PARTS,
  type PickupPart,
} from './pickup-slots.values';

const DAY_MS = 86_400_000;

/** A day in India (`YYYY-MM-DD`) and a part of it. */
export interface PickupSlot {
  day: string;
  part: PickupPart;
}

export const isSameSlot = (one: PickupSlot, other: PickupSlot): boolean =>
  one.day === other.day && one.part === other.part;

/** Compares slots by day and part: the order in which their counts are locked. */
export const compareSlots = (one: PickupSlot, other: PickupSlot): number =>
  one.day.localeCompare(other.day) || PICKUP_PARTS.indexOf(one.part) - PICKUP_PARTS.indexOf(other.part);

/**
 * Returns the days that can be chosen at an instant: seven business days from the second one after it, by the calendar of
 * expected deliveries (docs/spec/returns-and-refunds.md#pickup).
 */
export function pickupDays(now: Date, holidays: readonly { date: string }[]): string[] {
  const closed = holidays.map(({ date }) => date);
  return Array.from({ length: PICKUP_DAYS }, (_, index) =>
    indiaDay(addBusinessDays(now, PICKUP_LEAD_DAYS + index, closed)),
  );
}

/** Returns the slots of some days, in their order, with how many pickups each still takes. */
export function pickupSlots(
  days: readonly string[],
  taken: readonly (PickupSlot & { taken: number })[],
  pickupsPerPart: number,
): (PickupSlot & { free: number })[] {
  return days.flatMap((day) =>
    PICKUP_PARTS.map((part) => {
      const used = taken.find((slot) => isSameSlot(slot, { day, part }))?.taken ?? 0;
      return { day, part, free: Math.max(0, pickupsPerPart - used) };
    }),
  );
}

/** Returns until when a shopper may move a pickup: 18:00 in India on the day before it. */
export function pickupMovableUntil(day: string): string {
  const eve = new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return instantOfIndia(`${eve}T${PICKUP_MOVE_HOUR}:00`);
}

/** Returns whether the goods may still be fetched in a slot: until its end. Afterwards it is history. */
export function isPickupAhead({ day, part }: PickupSlot, now: Date): boolean {
  const end = part.split('-')[1] ?? '';
  return now.getTime() < Date.parse(instantOfIndia(`${day}T${end}:00`));
}

interface PickupBooking {
  /** What is chosen; null to clear it. */
  slot: PickupSlot | null;
  /** What was chosen before. */
  present: PickupSlot | null;
  isStaff: boolean;
  now: Date;
  holidays: readonly { date: string }[];
}

/** Decides whether a slot may be chosen, moved or cleared, before its places are counted. */
export function checkPickup({ slot, present, isStaff, now, holidays }: PickupBooking): Verdict {
  if (slot === null && !isStaff) return refuse('RETURN_PICKUP_CLEARED_BY_STAFF');
  if (present !== null && !isStaff && now.getTime() >= Date.parse(pickupMovableUntil(present.day)))
    return refuse('RETURN_PICKUP_TOO_LATE');
  if (slot !== null && !pickupDays(now, holidays).includes(slot.day))
    return refuse('RETURN_PICKUP_NOT_OFFERED');
  return allow;
}
