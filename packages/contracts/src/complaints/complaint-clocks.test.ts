import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaDay } from '../time/india-time';
import { clockState, complaintClocks, dueSoonBefore, reopenableUntil } from './complaint-clocks.rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('the clocks of a complaint', () => {
  it.each([
    ['2026-11-23T10:00:00.000Z', '2026-11-25T10:00:00.000Z', '2026-12-23T10:00:00.000Z'],
    /* The day is that of India: at 18:31 UTC it is already 1 February there. */
    ['2027-01-31T18:31:00.000Z', '2027-02-02T18:31:00.000Z', '2027-02-28T18:31:00.000Z'],
    ['2027-01-31T10:00:00.000Z', '2027-02-02T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['2028-01-30T10:00:00.000Z', '2028-02-01T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', '2027-01-02T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
    ['2026-03-31T18:29:59.999Z', '2026-04-02T18:29:59.999Z', '2026-04-30T18:29:59.999Z'],
  ])('of %s end at %s and %s', (raisedAt, ackDueAt, dueAt) => {
    const clocks = complaintClocks(new Date(raisedAt));
    expect(clocks.ackDueAt.toISOString()).toBe(ackDueAt);
    expect(clocks.dueAt.toISOString()).toBe(dueAt);
  });

  it('are 48 hours, and the same time of day in the next month of India', () => {
    fc.assert(
      fc.property(instants, (raisedAt) => {
        const { ackDueAt, dueAt } = complaintClocks(raisedAt);
        expect(ackDueAt.getTime() - raisedAt.getTime()).toBe(48 * HOUR_MS);
        /* India has no daylight saving time, so whole days lie between. */
        const days = (dueAt.getTime() - raisedAt.getTime()) / DAY_MS;
        expect(Number.isInteger(days)).toBe(true);
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
        const [from, to] = [indiaDay(raisedAt), indiaDay(dueAt)].map((day) => day.split('-').map(Number));
        const months = (date: number[] = []) => date[0]! * 12 + date[1]!;
        expect(months(to) - months(from)).toBe(1);
        expect(to![2]!).toBeLessThanOrEqual(from![2]!);
      }),
    );
  });
});

describe('a clock', () => {
  const dueAt = new Date('2026-12-23T10:00:00.000Z');
  const at = (ms: number) => new Date(dueAt.getTime() + ms);

  it.each([
    ['runs', null, -7 * DAY_MS - 1, 'running'],
    ['is due soon in its last seven days', null, -7 * DAY_MS, 'due_soon'],
    ['is due soon until its end', null, 0, 'due_soon'],
    ['is overdue after its end', null, 1, 'overdue'],
    ['was met at its end', 0, 5 * DAY_MS, 'met'],
    ['was missed after its end', 1, 5 * DAY_MS, 'missed'],
  ] as const)('%s', (_title, doneMs, nowMs, state) => {
    expect(clockState({ dueAt, doneAt: doneMs === null ? null : at(doneMs) }, at(nowMs))).toBe(state);
  });

  it('goes one way only: it runs, is due soon, then overdue', () => {
    const ORDER = ['running', 'due_soon', 'overdue'];
    fc.assert(
      fc.property(instants, instants, instants, (due, one, other) => {
        const [first, second] = [one, other].toSorted((a, b) => a.getTime() - b.getTime());
        const rank = (now: Date) => ORDER.indexOf(clockState({ dueAt: due, doneAt: null }, now));
        expect(rank(second!)).toBeGreaterThanOrEqual(rank(first!));
        expect(rank(first!)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('does not depend on the present once it is done', () => {
    fc.assert(
      fc.property(instants, instants, instants, instants, (due, doneAt, one, other) => {
        const state = clockState({ dueAt: due, doneAt }, one);
        expect(state).toBe(clockState({ dueAt: due, doneAt }, other));
        expect(state).toBe(doneAt <= due ? 'met' : 'missed');
      }),
    );
  });

  it('is due soon exactly where a list by its limit finds it', () => {
    fc.assert(
      fc.property(instants, instants, (due, now) => {
        const found = due >= now && due <= dueSoonBefore(now);
        expect(clockState({ dueAt: due, doneAt: null }, now) === 'due_soon').toBe(found);
      }),
    );
  });
});

describe('a resolved complaint', () => {
  it('can be reopened for 30 days', () => {
    expect(reopenableUntil(new Date('2026-11-01T10:00:00Z')).toISOString()).toBe('2026-12-01T10:00:00.000Z');
  });
});
