import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '../time/india-time';
import {
  checkPickup,
  compareSlots,
  isPickupAhead,
  pickupDays,
  pickupMovableUntil,
  pickupSlots,
  type PickupSlot,
} from './pickup-slots.rules';
import { BookPickupInput } from './pickup-slots.schema';
import { PICKUP_PARTS } from './pickup-slots.values';

const DAY_MS = 86_400_000;
const holiday = (date: string) => ({ date });
const days = (now: string, holidays: string[] = []) => pickupDays(new Date(now), holidays.map(holiday));

describe('the days of a pickup', () => {
  it('are seven business days from the second one after now', () => {
    /* A Friday at noon in India. */
    expect(days('2026-11-27T06:30:00Z')).toEqual([
      ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-07'],
    ]);
  });

  it('change at midnight in India: Saturday 23:59 and Sunday 00:00', () => {
    expect(days('2026-11-28T18:29:59Z')[0]).toBe('2026-12-01');
    expect(days('2026-11-28T18:30:00Z')[0]).toBe('2026-12-01');
    expect(days('2026-11-29T18:30:00Z')[0]).toBe('2026-12-02');
  });

  it('leave holidays out, also those between now and the first day', () => {
    expect(days('2026-11-27T06:30:00Z', ['2026-11-28', '2026-12-02'])).toEqual([
      ...['2026-12-01', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-07', '2026-12-08', '2026-12-09'],
    ]);
  });

  it('go on over the end of the year', () => {
    expect(days('2026-12-29T06:30:00Z', ['2027-01-01'])).toEqual([
      ...['2026-12-31', '2027-01-02', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08'],
    ]);
  });

  it('are seven in order, none of them a Sunday, a holiday, today or the next business day, whenever', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-12-31'),
      noInvalidDate: true,
    });
    const closed = fc.array(fc.integer({ min: -3, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(instants, closed, (now, offsets) => {
        const holidays = offsets.map((days) => indiaDay(new Date(now.getTime() + days * DAY_MS)));
        const offered = pickupDays(now, holidays.map(holiday));
        const isOpen = (day: string) =>
          new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !holidays.includes(day);
        expect(new Set(offered).size).toBe(7);
        expect(offered).toEqual(offered.toSorted());
        expect(offered.every(isOpen)).toBe(true);
        /* Every open day from tomorrow to the last one is offered, but the first. */
        const span = (Date.parse(offered[6] ?? '') - Date.parse(indiaDay(now))) / DAY_MS;
        const open = Array.from({ length: span }, (_, index) =>
          new Date(Date.parse(indiaDay(now)) + (index + 1) * DAY_MS).toISOString().slice(0, 10),
        ).filter(isOpen);
        expect(offered).toEqual(open.slice(1));
      }),
    );
  });
});

describe('the slots', () => {
  it('have what is free of each, and nothing where a lowered setting is less than is taken', () => {
    const taken = [
      { day: '2026-12-01', part: '9-12' as const, taken: 3 },
      { day: '2026-12-01', part: '12-15' as const, taken: 1 },
    ];
    const free = (limit: number) => pickupSlots(['2026-12-01'], taken, limit).map((slot) => slot.free);
    expect(free(20)).toEqual([17, 19, 20]);
    expect(free(2)).toEqual([0, 1, 2]);
  });

  it('are compared by day, then by hours', () => {
    const slots = ['2026-12-02', '2026-12-01'].flatMap((day) =>
      PICKUP_PARTS.toReversed().map((part) => ({ day, part })),
    );
    expect(slots.toSorted(compareSlots).map(({ day, part }) => `${day.slice(-2)} ${part}`)).toEqual([
      ...['01 9-12', '01 12-15', '01 15-18', '02 9-12', '02 12-15', '02 15-18'],
    ]);
  });
});

const MONDAY: PickupSlot = { day: '2026-12-07', part: '9-12' };
const booking = (over: Partial<Parameters<typeof checkPickup>[0]> = {}) => ({
  ...{ slot: { day: '2026-12-09', part: '12-15' as const }, present: MONDAY, isStaff: false },
  ...{ now: new Date('2026-12-06T12:29:59.999Z'), holidays: [] },
  ...over,
});
const AT_SIX = new Date('2026-12-06T12:30:00Z');

describe('moving a pickup', () => {
  it('is possible for a shopper until 18:00 in India of the day before, which may be a Sunday', () => {
    expect(pickupMovableUntil('2026-12-07')).toBe('2026-12-06T12:30:00.000Z');
    expect(pickupMovableUntil('2027-01-01')).toBe('2026-12-31T12:30:00.000Z');
    expect(checkPickup(booking())).toEqual({ ok: true });
    expect(checkPickup(booking({ now: AT_SIX }))).toMatchObject({ code: 'RETURN_PICKUP_TOO_LATE' });
  });

  it('is possible for staff at any time, and only they clear it', () => {
    expect(checkPickup(booking({ now: AT_SIX, isStaff: true }))).toEqual({ ok: true });
    expect(checkPickup(booking({ now: AT_SIX, isStaff: true, slot: null }))).toEqual({ ok: true });
    expect(checkPickup(booking({ slot: null }))).toMatchObject({ code: 'RETURN_PICKUP_CLEARED_BY_STAFF' });
  });

  it('leads to a day that is offered, whoever moves it', () => {
    for (const isStaff of [false, true])
      for (const day of ['2026-12-07', '2026-12-13', '2026-12-31', '2026-11-30'])
        expect(checkPickup(booking({ isStaff, slot: { day, part: '9-12' } }))).toMatchObject({
          code: 'RETURN_PICKUP_NOT_OFFERED',
        });
  });

  it('is never allowed by a shopper to a slot that cannot be moved again', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (now) => {
          for (const day of pickupDays(now, []))
            expect(now.getTime()).toBeLessThan(Date.parse(pickupMovableUntil(day)));
        },
      ),
    );
  });
});

it('a slot is ahead until its end in India', () => {
  expect(isPickupAhead(MONDAY, new Date('2026-12-07T06:29:59Z'))).toBe(true);
  expect(isPickupAhead(MONDAY, new Date('2026-12-07T06:30:00Z'))).toBe(false);
  expect(isPickupAhead({ ...MONDAY, part: '15-18' }, new Date('2026-12-07T12:29:59Z'))).toBe(true);
  expect(isPickupAhead(MONDAY, startOfIndiaDay('2026-12-07'))).toBe(true);
  expect(isPickupAhead(MONDAY, endOfIndiaDay('2026-12-07'))).toBe(false);
});

it.each([
  [{ day: '2026-12-01', part: '9-12' }, true],
  [{ day: null, part: null }, true],
  [{ day: null, part: '9-12' }, false],
  [{ day: '2026-12-01', part: null }, false],
  [{ day: '2026-12-01', part: '9-11' }, false],
  [{ day: '2026-02-30', part: '9-12' }, false],
])('a choice of %j is valid: %s', (choice, isValid) => {
  expect(BookPickupInput.safeParse({ id: 'r1', ...choice }).success).toBe(isValid);
});
