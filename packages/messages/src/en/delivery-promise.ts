import type {
  PromiseReason,
  PromiseReasonCode,
} from '@aabha/contracts/delivery-promise/delivery-promise.values';

/* When an order arrives, and why then. */

/* Each is made when a date is first written, since making one takes a cheap phone longer than a frame. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** Returns Tue, 1 Dec of a day in India. */
export function formatPromisedDay(day: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-IN', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Returns 2:00 pm of `14:00`. */
function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const workingDays = (min: number, max: number) => {
  const days = min === max ? `${max}` : `${min} to ${max}`;
  return `${days} working ${max === 1 ? 'day' : 'days'}`;
};
const onDay = ({ day = '' }: PromiseReason) => formatPromisedDay(day);
const at = ({ time = '' }: PromiseReason) => timeText(time);

const REASONS: Readonly<Record<PromiseReasonCode, (reason: PromiseReason) => string>> = {
  'ordered-before': (reason) => `Ordered before ${at(reason)}, so it leaves on ${onDay(reason)}.`,
  'ordered-after': (reason) => `Ordered after ${at(reason)}, so it leaves on ${onDay(reason)}.`,
  'packed-before': (reason) => `Packed before ${at(reason)}, so it leaves on ${onDay(reason)}.`,
  'packed-after': (reason) => `Packed after ${at(reason)}, so it leaves on ${onDay(reason)}.`,
  lead: ({ name = '', hours = 0 }) => `${name} packs it within ${hours} hours.`,
  'weekly-closed': (reason) => `${reason.name} sends nothing on ${onDay(reason)}.`,
  'center-closed': (reason) => `${onDay(reason)}: ${reason.name} at the dispatch centre.`,
  'center-full': (reason) => `${reason.name} is fully booked on ${onDay(reason)}.`,
  leaves: (reason) => `It leaves on ${onDay(reason)}.`,
  transit: ({ name = '', min = 0, max = 0 }) => `${workingDays(min, max)} on the way from ${name}.`,
  holiday: (reason) => `No deliveries on ${onDay(reason)}: ${reason.name}.`,
  'lane-weekdays': ({ weekdays = [] }) =>
    `Delivered there on ${weekdays.map((day) => WEEKDAYS[day - 1]).join(' and ')} only.`,
  'by-weight': ({ kg = 0 }) => `Above ${kg} kg it takes the slower way.`,
  'two-person': () => 'Two people carry it in.',
  standard: ({ min = 0, max = 0 }) => `${workingDays(min, max)} within the State.`,
};
export const reasonText = (reason: PromiseReason): string => REASONS[reason.code](reason);

export const why = 'Why this date?';
export const getItBy = (day: string) => `Get it by ${day}`;
export const getItBetween = (from: string, to: string) => `Get it ${from} to ${to}`;
export const dateToBeConfirmed = 'Delivery date: To be confirmed';
export const notServed = (pin: string) => `We do not deliver to ${pin} yet.`;
export const toPlace = (place: string, pin: string) => (place ? `To ${place}, ${pin}` : `To ${pin}`);
export const changed = (before: string, now: string) =>
  `The delivery date has changed from ${before} to ${now}.`;
export const changedToUnknown = (before: string) =>
  `The delivery date was ${before}. It has to be confirmed now.`;
export const wasPromised = (day: string) => `First promised: ${day}`;
