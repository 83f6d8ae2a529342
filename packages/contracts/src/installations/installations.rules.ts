import { allow, refuse, type Verdict } from '../errors/verdict';
import { pickupMovableUntil } from '../returns/pickup-slots.rules';
import { indiaDay, instantOfIndia } from '../time/india-time';
import {
  INSTALLATION_DAYS,
  INSTALLATION_OFFERED_DAYS,
  INSTALLATION_PARTS,
  type InstallationOffer,
  type InstallationPart,
  type InstallationState,
} from './installations.values';

const DAY_MS = 86_400_000;

/** A day in India (`YYYY-MM-DD`) and a part of it. */
export interface InstallationSlot {
  day: string;
  part: InstallationPart;
}

/** The technicians of a zone: places of each part, of Monday to Sunday, and the days that are not as usual. */
export interface ZonePlaces {
  places: readonly (readonly number[])[];
  exceptions: readonly { day: string; places: readonly number[] }[];
}

export const isSameInstallationSlot = (one: InstallationSlot, other: InstallationSlot): boolean =>
  one.day === other.day && one.part === other.part;

/** Compares slots by day and part. */
export const compareInstallationSlots = (one: InstallationSlot, other: InstallationSlot): number =>
  one.day.localeCompare(other.day) ||
  INSTALLATION_PARTS.indexOf(one.part) - INSTALLATION_PARTS.indexOf(other.part);

/** Whether a technician is still to come. */
export const isOpenInstallation = (state: InstallationState): boolean =>
  state === 'booked' || state === 'moved';

/** Whether a television needs no further installation: one is booked or done. */
export const holdsUnit = (state: InstallationState): boolean => isOpenInstallation(state) || state === 'done';

/** Returns the day in India that is some days after another one. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns until when a slot of a day can be booked, and moved online: 18:00 in India on the day before. */
export const installationMovableUntil = pickupMovableUntil;

/** Returns the first day whose slots can still be booked at an instant: tomorrow, from 18:00 on the day after. */
function firstBookableDay(now: Date): string {
  const tomorrow = addDays(indiaDay(now), 1);
  return now.getTime() < Date.parse(installationMovableUntil(tomorrow)) ? tomorrow : addDays(tomorrow, 1);
}

/** What an order's installations depend on. */
export interface InstallableOrder {
  status: 'Pending' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Returned';
  /** The last day in India on which it is expected; null where none was promised. */
  expected: string | null;
  /** The day in India on which it was delivered. */
  delivered: string | null;
}

/**
 * Returns the first day on which an installation of an order can take place: the day after the one by which it is expected, of a
 * delivered order the next one that can be booked. Null where the order has no date yet.
 */
export function firstInstallationDay(order: InstallableOrder, now: Date): string | null {
  const bookable = firstBookableDay(now);
  if (order.status === 'Delivered') return bookable;
  if (order.expected === null) return null;
  const after = addDays(order.expected, 1);
  return after > bookable ? after : bookable;
}

/** Returns whether installations of an order are offered, before places are counted (docs/spec/installation.md#offer). */
export function installationOffer(
  order: InstallableOrder,
  { isServed, now }: { isServed: boolean; now: Date },
): InstallationOffer {
  if (order.status === 'Cancelled' || order.status === 'Returned') return 'ended';
  if (!isServed) return 'not-served';
  if (order.status !== 'Delivered') return order.expected === null ? 'no-date' : 'open';
  const until = order.delivered === null ? null : addDays(order.delivered, INSTALLATION_OFFERED_DAYS);
  return until !== null && indiaDay(now) > until ? 'over' : 'open';
}

/** Returns the days that are offered: two weeks from the first one on. */
export const installationDays = (first: string, days = INSTALLATION_DAYS): string[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index));

/** Returns how many places each part of a day has in a zone: an exception's, none on a holiday of the shop, else the weekday's. */
export function placesOn(
  day: string,
  { places, exceptions }: ZonePlaces,
  holidays: readonly { date: string }[],
): readonly number[] {
  const exception = exceptions.find((one) => one.day === day);
  if (exception) return exception.places;
  if (holidays.some(({ date }) => date === day)) return INSTALLATION_PARTS.map(() => 0);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return places[weekday] ?? INSTALLATION_PARTS.map(() => 0);
}

/** Returns how many places a slot has in a zone. */
export const placesOfSlot = (
  { day, part }: InstallationSlot,
  zone: ZonePlaces,
  holidays: readonly { date: string }[],
): number => placesOn(day, zone, holidays)[INSTALLATION_PARTS.indexOf(part)] ?? 0;

/** Returns the slots of some days in which technicians work, in their order, with how many places are free. */
export function installationSlots(
  days: readonly string[],
  {
    zone,
    holidays,
    taken,
  }: {
    zone: ZonePlaces;
    holidays: readonly { date: string }[];
    taken: readonly (InstallationSlot & { taken: number })[];
  },
): (InstallationSlot & { free: number })[] {
  return days.flatMap((day) =>
    INSTALLATION_PARTS.flatMap((part) => {
      const places = placesOfSlot({ day, part }, zone, holidays);
      const used = taken.find((slot) => isSameInstallationSlot(slot, { day, part }))?.taken ?? 0;
      return places === 0 ? [] : [{ day, part, free: Math.max(0, places - used) }];
    }),
  );
}

/** An installation, as the rules of changes read it. */
interface ChangeableInstallation extends InstallationSlot {
  state: InstallationState;
  /** Whether its buyer has moved it before. */
  isMovedOnline: boolean;
}

interface Change {
  isStaff: boolean;
  now: Date;
}

/** Decides whether an installation may be moved: by its buyer once, until 18:00 of the day before; by staff also a failed one. */
export function checkInstallationMove(
  { state, day, isMovedOnline }: ChangeableInstallation,
  { isStaff, now }: Change,
): Verdict {
  if (!isOpenInstallation(state) && !(isStaff && state === 'failed')) return refuse('INSTALLATION_NOT_OPEN');
  if (isStaff) return allow;
  if (isMovedOnline) return refuse('INSTALLATION_MOVED_ONCE');
  return now.getTime() < Date.parse(installationMovableUntil(day)) ? allow : refuse('INSTALLATION_TOO_LATE');
}

/** Decides whether an installation may be cancelled: by its buyer until it begins. */
export function checkInstallationCancel(
  { state, day, part }: ChangeableInstallation,
  { isStaff, now }: Change,
): Verdict {
  if (!isOpenInstallation(state)) return refuse('INSTALLATION_NOT_OPEN');
  const starts = instantOfIndia(`${day}T${(part.split('-')[0] ?? '').padStart(2, '0')}:00`);
  return isStaff || now.getTime() < Date.parse(starts) ? allow : refuse('INSTALLATION_TOO_LATE');
}
