import { PICKUP_DAY_FORMAT, type PickupPart } from '@aabha/contracts/returns/pickup-slots.values';

/* When the goods of a return are fetched. */

export const choose = 'Choose when we fetch it';
export const change = 'Choose another time';
export const title = 'When shall we fetch it?';
export const parts: Readonly<Record<PickupPart, string>> = {
  '9-12': '9 am to 12 noon',
  '12-15': '12 noon to 3 pm',
  '15-18': '3 pm to 6 pm',
};
export const fetchedAt = (day: string, part: string) => `We fetch it on ${day}, ${part}.`;
export const wasAt = (day: string, part: string) => `Pickup: ${day}, ${part}`;
export const haveReady =
  'Please have it ready: packed in its box if possible, with all accessories and the order number.';
export const movableUntil = (time: string) => `You can choose another time until ${time}.`;
export const notMovable = 'To change the time, please call us.';
export const notServed =
  'We do not pick up at this PIN code any more. We will call or email you to arrange it.';
export const allFull = 'All times of the next days are taken. Please look again tomorrow, or call us.';
export const loading = 'Looking for free times…';
export const full = 'Full';
export const yours = 'Your time';
export const confirm = 'Confirm this time';
export const notNow = 'Not now';
export const booked = 'Your pickup is booked. We have sent you an email.';

/* Made when a day is first written, since making one takes a cheap phone longer than a frame. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** Returns Tue, 1 Dec 2026 of a day in India. */
export function formatPickupDay(day: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-IN', PICKUP_DAY_FORMAT);
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(/, (?=\d{4}$)/, ' ');
}
