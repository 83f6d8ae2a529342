import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaDay } from '../time/india-time';
import {
  addDays,
  checkInstallationCancel,
  checkInstallationMove,
  firstInstallationDay,
  installationDays,
  installationMovableUntil,
  installationOffer,
  installationSlots,
  placesOn,
  type InstallableOrder,
  type ZonePlaces,
} from './installations.rules';
import { INSTALLATION_PARTS, type InstallationState } from './installations.values';

/* 1 December 2026 is a Tuesday. */
const at = (time: string) => new Date(`2026-12-01T${time}:00+05:30`);
const order = (over: Partial<InstallableOrder> = {}): InstallableOrder => ({
  ...{ status: 'Pending', expected: '2026-12-05', delivered: null },
  ...over,
});
const WEEK = [
  [4, 4, 2],
  [4, 4, 2],
  [4, 4, 2],
  [4, 4, 2],
  [4, 4, 2],
  [2, 2, 0],
  [0, 0, 0],
];
const ZONE: ZonePlaces = { places: WEEK, exceptions: [{ day: '2026-12-25', places: [0, 0, 0] }] };
const delivered = (day: string) => order({ status: 'Delivered', delivered: day });

describe('the first day', () => {
  it('is the day after the promised one', () => {
    expect(firstInstallationDay(order(), at('10:00'))).toBe('2026-12-06');
    expect(firstInstallationDay(order({ status: 'Shipped' }), at('10:00'))).toBe('2026-12-06');
  });

  it('is tomorrow at the earliest, from 18:00 the day after', () => {
    const late = order({ expected: '2026-11-20' });
    expect(firstInstallationDay(late, at('17:59'))).toBe('2026-12-02');
    expect(firstInstallationDay(late, at('18:00'))).toBe('2026-12-03');
    expect(firstInstallationDay(delivered('2026-11-30'), at('00:00'))).toBe('2026-12-02');
  });

  it('does not exist before a date is promised, but once it is delivered', () => {
    expect(firstInstallationDay(order({ expected: null }), at('10:00'))).toBeNull();
    expect(firstInstallationDay({ ...delivered('2026-12-01'), expected: null }, at('10:00'))).toBe(
      '2026-12-02',
    );
  });

  it('is never before the delivery nor bookable too late, whenever it is asked for', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: -30, max: 60 }), (now, days) => {
        const expected = addDays(indiaDay(now), days);
        const first = firstInstallationDay(order({ expected }), now) ?? '';
        expect(first > expected).toBe(true);
        expect(Date.parse(installationMovableUntil(first))).toBeGreaterThan(now.getTime());
        const before = addDays(first, -1);
        const tooEarly = before <= expected || Date.parse(installationMovableUntil(before)) <= now.getTime();
        expect(tooEarly).toBe(true);
      }),
    );
  });
});

describe('the offer', () => {
  const offer = (of: InstallableOrder, isServed = true) =>
    installationOffer(of, { isServed, now: at('10:00') });

  it('ends with the order, also outside of all zones', () => {
    for (const status of ['Cancelled', 'Returned'] as const) {
      expect(offer(order({ status }))).toBe('ended');
      expect(offer(order({ status }), false)).toBe('ended');
    }
  });

  it('needs a zone and a date', () => {
    expect(offer(order())).toBe('open');
    expect(offer(order(), false)).toBe('not-served');
    expect(offer(order({ expected: null }))).toBe('no-date');
  });

  it('is over 30 days after the delivery', () => {
    expect(offer(delivered('2026-11-01'))).toBe('open');
    expect(offer(delivered('2026-10-31'))).toBe('over');
  });
});

describe('the slots', () => {
  it('are those in which somebody works, in their order, with what is free', () => {
    const slots = installationSlots(installationDays('2026-12-04', 3), {
      zone: ZONE,
      holidays: [],
      taken: [{ day: '2026-12-04', part: '12-15', taken: 3 }],
    });
    expect(slots.map(({ day, part, free }) => `${day} ${part} ${free}`)).toEqual([
      '2026-12-04 9-12 4',
      '2026-12-04 12-15 1',
      '2026-12-04 15-18 2',
      '2026-12-05 9-12 2',
      '2026-12-05 12-15 2',
    ]);
  });

  it('know holidays of the shop, and exceptions, which go before both', () => {
    const holidays = [{ date: '2026-12-02' }, { date: '2026-12-24' }];
    expect(placesOn('2026-12-01', ZONE, holidays)).toEqual([4, 4, 2]);
    expect(placesOn('2026-12-02', ZONE, holidays)).toEqual([0, 0, 0]);
    expect(placesOn('2026-12-25', ZONE, holidays)).toEqual([0, 0, 0]);
    const open = { ...ZONE, exceptions: [{ day: '2026-12-24', places: [1, 0, 0] }] };
    expect(placesOn('2026-12-24', open, holidays)).toEqual([1, 0, 0]);
  });

  it('are of fourteen days and never free beyond the places', () => {
    const counts = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 13 }).map((days) => addDays('2026-12-01', days)),
        part: fc.constantFrom(...INSTALLATION_PARTS),
        taken: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(counts, (taken) => {
        const days = installationDays('2026-12-01');
        const slots = installationSlots(days, { zone: ZONE, holidays: [], taken });
        expect(days).toHaveLength(14);
        for (const { day, part, free } of slots) {
          const places = placesOn(day, ZONE, [])[INSTALLATION_PARTS.indexOf(part)] ?? 0;
          const used = taken.find((one) => one.day === day && one.part === part)?.taken ?? 0;
          expect(free).toBe(Math.max(0, places - used));
          expect(places).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('a change', () => {
  const installation = (over: { state?: InstallationState; isMovedOnline?: boolean } = {}) => ({
    ...{ day: '2026-12-02', part: '9-12' as const, state: 'booked' as const, isMovedOnline: false },
    ...over,
  });
  const codeOf = (verdict: { ok: boolean; code?: string }) => (verdict.ok ? '' : verdict.code);
  const moved = (of: ReturnType<typeof installation>, time: string, isStaff = false) =>
    codeOf(checkInstallationMove(of, { isStaff, now: at(time) }));

  it('by the buyer is possible until 18:00 in India of the day before', () => {
    expect(installationMovableUntil('2026-12-02')).toBe('2026-12-01T12:30:00.000Z');
    expect(moved(installation(), '17:59')).toBe('');
    expect(moved(installation(), '18:00')).toBe('INSTALLATION_TOO_LATE');
    expect(moved(installation(), '18:00', true)).toBe('');
  });

  it('by the buyer is possible once', () => {
    const again = installation({ state: 'moved', isMovedOnline: true });
    expect(moved(again, '10:00')).toBe('INSTALLATION_MOVED_ONCE');
    expect(moved(again, '10:00', true)).toBe('');
    expect(moved(installation({ state: 'moved' }), '10:00')).toBe('');
  });

  it.each(['done', 'cancelled', 'failed'] as const)('is refused of one that is %s', (state) => {
    expect(moved(installation({ state }), '10:00')).toBe('INSTALLATION_NOT_OPEN');
    expect(moved(installation({ state }), '10:00', true)).toBe(
      state === 'failed' ? '' : 'INSTALLATION_NOT_OPEN',
    );
    const cancelled = checkInstallationCancel(installation({ state }), { isStaff: true, now: at('10:00') });
    expect(codeOf(cancelled)).toBe('INSTALLATION_NOT_OPEN');
  });

  it('cancels until the part of the day begins', () => {
    const cancel = (now: Date, isStaff = false) =>
      codeOf(checkInstallationCancel(installation(), { isStaff, now }));
    const start = new Date('2026-12-02T09:00:00+05:30');
    expect(cancel(new Date(start.getTime() - 1))).toBe('');
    expect(cancel(start)).toBe('INSTALLATION_TOO_LATE');
    expect(cancel(start, true)).toBe('');
  });
});
