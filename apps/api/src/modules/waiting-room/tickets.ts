import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import { TICKET_DAYS } from '@aabha/contracts/waiting-room/waiting-room.values';

const DAY_MS = 86_400_000;

const Ticket = z.strictObject({
  /** The number, counted from 1 in the order of coming. */
  n: z.int().min(1),
  /** The id of the waiting room. */
  sale: z.string(),
  /** When it was issued, in milliseconds since 1970. */
  issued: z.number(),
  /** The account that it is bound to. */
  account: z.string(),
});
type Ticket = z.infer<typeof Ticket>;

/** Tokens and tickets have the same secret, so a text of one kind must never be valid as the other. */
const signatureOf = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`waiting-room:${payload}`).digest();

/** Returns a signed ticket. */
export function signTicket(ticket: Ticket, secret: string): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** Returns a ticket that we signed. Refuses any other text, and a ticket older than 7 days. */
export function readTicket(text: string, secret: string, nowMs: number): Ticket {
  const [payload = '', signature = ''] = text.split('.', 2);
  const [expected, sent] = [signatureOf(payload, secret), Buffer.from(signature, 'base64url')];
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent))
    throw appError('WAITING_ROOM_TICKET_INVALID');
  const ticket = Ticket.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (ticket.issued + TICKET_DAYS * DAY_MS < nowMs) throw appError('WAITING_ROOM_TICKET_INVALID');
  return ticket;
}
