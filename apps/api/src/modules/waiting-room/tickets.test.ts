import { expect, it } from 'vitest';
import { readTicket, signTicket } from './tickets';

const SECRET = 'a secret for tests that is long enough';
const DAY_MS = 86_400_000;
const ticket = { n: 7, sale: 'room', issued: DAY_MS, account: 'asha' };
const refusal = expect.objectContaining({ code: 'WAITING_ROOM_TICKET_INVALID' });

it('is read as it was signed', () => {
  expect(readTicket(signTicket(ticket, SECRET), SECRET, DAY_MS)).toEqual(ticket);
});

it('is refused when it is forged, signed by others, or no ticket', () => {
  const [payload = '', signature = ''] = signTicket(ticket, SECRET).split('.');
  const better = Buffer.from(JSON.stringify({ ...ticket, n: 1 })).toString('base64url');
  for (const text of [
    `${better}.${signature}`,
    payload,
    `${payload}.`,
    '',
    '.',
    'x.y',
    signTicket(ticket, 'other'),
  ])
    expect(() => readTicket(text, SECRET, DAY_MS)).toThrow(refusal);
});

it('expires after 7 days', () => {
  const text = signTicket(ticket, SECRET);
  expect(readTicket(text, SECRET, 8 * DAY_MS).n).toBe(7);
  expect(() => readTicket(text, SECRET, 8 * DAY_MS + 1)).toThrow(refusal);
});
