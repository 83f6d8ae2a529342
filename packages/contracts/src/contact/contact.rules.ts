import { addBusinessDays } from '../time/india-time';
import { MESSAGE_ANSWERED_DAYS, type ContactState } from './contact.values';

const PREFIX = 'M-';

/** Returns the reference number of a message: the last characters of its id, in upper case, as order numbers are made. */
export function messageReference(id: string): string {
  return `${PREFIX}${id.slice(-8).toUpperCase()}`;
}

/** Returns a search text without the part of a reference number that stands in no id. */
export function withoutReferencePrefix(text: string): string {
  return text.toUpperCase().startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
}

/** Returns by when a message that was written at an instant has to be answered (docs/spec/contact.md#clock). */
export const messageDueAt = (writtenAt: Date): Date => addBusinessDays(writtenAt, MESSAGE_ANSWERED_DAYS, []);

/** Returns the state of a message after staff answered it, and by when the shop has to answer: no more. */
export const afterAnswer = (isClosed: boolean): { state: ContactState; dueAt: null } => ({
  state: isClosed ? 'closed' : 'waiting',
  dueAt: null,
});

/** Returns the state of a message after the customer wrote again: the clock starts anew, unless it is running. */
export const afterReply = (present: { state: ContactState; dueAt: string | null }, now: Date) => ({
  state: 'open' as const,
  dueAt: present.state === 'open' && present.dueAt !== null ? present.dueAt : messageDueAt(now).toISOString(),
});

const ORDER_NUMBER = /(?<![0-9a-z])[0-9a-f]{8}(?![0-9a-z])/gi;

/** Returns what in a text may be the number of an order, in lower case, each once. */
export const orderNumbersIn = (text: string): string[] => [
  ...new Set((text.match(ORDER_NUMBER) ?? []).map((number) => number.toLowerCase())),
];
