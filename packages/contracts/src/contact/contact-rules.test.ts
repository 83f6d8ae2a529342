import { expect, it } from 'vitest';
import { afterAnswer, afterReply, messageDueAt, orderNumbersIn } from './contact.rules';

const SATURDAY = new Date('2026-11-21T10:00:00.000Z');

it('has to be answered within two business days, of which Sunday is none', () => {
  expect(messageDueAt(SATURDAY).toISOString()).toBe('2026-11-24T10:00:00.000Z');
});

it('waits for the customer once answered, and for the shop once they write again', () => {
  expect(afterAnswer(false)).toEqual({ state: 'waiting', dueAt: null });
  expect(afterAnswer(true)).toEqual({ state: 'closed', dueAt: null });
  const due = '2026-11-24T10:00:00.000Z';
  for (const state of ['waiting', 'closed'] as const)
    expect(afterReply({ state, dueAt: null }, SATURDAY)).toEqual({ state: 'open', dueAt: due });
  const running = '2026-11-22T10:00:00.000Z';
  expect(afterReply({ state: 'open', dueAt: running }, SATURDAY)).toEqual({ state: 'open', dueAt: running });
});

it('finds what may be the number of an order', () => {
  expect(
    orderNumbersIn('My order 1A2B3C4D, not 1a2b3c4d5 or x1a2b3c4d. Again 1a2b3c4d; and 98765432.'),
  ).toEqual(['1a2b3c4d', '98765432']);
});
