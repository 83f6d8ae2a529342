import { addDays } from '../installations/installations.rules';
import type { coverOf } from './cover.rules';

/** How many days before the end of a warranty its owner is reminded. */
const REMINDER_DAYS = 30;

type Cover = Pick<ReturnType<typeof coverOf>, 'state' | 'endsOn' | 'extendedEndsOn'>;

const before = (day: string): string => addDays(day, -REMINDER_DAYS);

/** Whether the owner of a television can be reminded of the end of its warranty: it has begun and not ended. */
export const isRemindable = ({ state }: Pick<Cover, 'state'>): boolean =>
  state === 'covered' || state === 'extended';

/**
 * Returns the first day in India on which a reminder may be due: before the end of the product's own warranty, although an extension
 * follows, since that can still be refunded.
 */
export const firstLookOn = ({ endsOn, extendedEndsOn }: Cover): string => before(endsOn || extendedEndsOn);

/** Returns the last day of a warranty, its extension included. */
export const lastCoveredOn = ({ endsOn, extendedEndsOn }: Omit<Cover, 'state'>): string =>
  extendedEndsOn || endsOn;

/** What becomes of a reminder: it is sent about an end, waits until a day, or is dropped. Days are those of India. */
type ReminderStep = { send: string } | { waitUntil: string } | { drop: true };

/** Returns what is to be done about a reminder on a day (docs/spec/warranty-passport.md#reminder). */
export function reminderStep(cover: Cover, today: string): ReminderStep {
  if (!isRemindable(cover)) return { drop: true };
  const end = lastCoveredOn(cover);
  return today < before(end) ? { waitUntil: before(end) } : { send: end };
}
