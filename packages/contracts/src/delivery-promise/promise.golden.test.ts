import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PromiseItem, PromiseLane, PromisePlace, PromiseTables } from './promise-tables';
import { promise } from './promise.rules';

const MON_TO_SAT = [1, 2, 3, 4, 5, 6];
const KARNATAKA: PromiseLane = {
  ...{ id: 'state', kind: 'state', area: 'Karnataka', transitMin: 1, transitMax: 2 },
  ...{ weekdays: MON_TO_SAT, maxKg: null, isTwoPerson: false },
};
const lane = (more: Partial<PromiseLane>): PromiseLane => ({ ...KARNATAKA, ...more });
/** By sea, twice a week. */
const ISLAND = lane({ id: 'island', area: 'Andaman', transitMin: 8, transitMax: 9, weekdays: [2, 5] });
const CITY = lane({ id: 'city', kind: 'district', area: 'Bengaluru', transitMin: 0, transitMax: 1 });
const HOME = lane({ id: 'home', kind: 'zip', area: '560034', transitMin: 0, transitMax: 0 });
const AIR = lane({ id: 'air', transitMin: 1, transitMax: 1, maxKg: 15 });
const TABLES: PromiseTables = {
  center: {
    ...{ name: 'Bengaluru Hub', cutoff: '14:00', weekdays: MON_TO_SAT, leadHours: 0, unitsPerDay: null },
  },
  lanes: [KARNATAKA],
  ...{ centerDays: [], planned: [], holidays: [] },
};
const BENGALURU: PromisePlace = {
  ...{ pin: '560034', state: 'Karnataka' },
  ...{ dispatchCenter: 'Bengaluru Hub', facilityState: 'Karnataka' },
};
const ONE: PromiseItem[] = [{ units: 1, kg: 12 }];

interface Case {
  /** Local time in India. */
  at: string;
  tables?: Partial<PromiseTables>;
  center?: Partial<NonNullable<PromiseTables['center']>>;
  place?: Partial<PromisePlace>;
  items?: PromiseItem[];
  /** leaves, earliest, latest; undefined where nothing is promised. */
  gives: [string | null, string, string] | undefined;
  reasons?: string[];
}

const DIWALI = [
  { date: '2026-11-09', name: 'Diwali' },
  { date: '2026-11-10', name: 'Govardhan Puja' },
  { date: '2026-11-11', name: 'Bhai Dooj' },
];
const NEW_YEAR = [{ date: '2027-01-01', name: 'New Year' }];
const REPUBLIC_DAY = [{ date: '2027-01-26', name: 'Republic Day' }];

/* 1 December 2026 is a Tuesday. */
const CASES: Record<string, Case> = {
  'weekday before the cut-off': { at: '2026-12-01T13:59', gives: ['2026-12-01', '2026-12-02', '2026-12-03'] },
  'weekday at the cut-off': { at: '2026-12-01T14:00', gives: ['2026-12-02', '2026-12-03', '2026-12-04'] },
  'weekday after the cut-off': { at: '2026-12-01T14:01', gives: ['2026-12-02', '2026-12-03', '2026-12-04'] },
  'just after midnight': { at: '2026-12-02T00:01', gives: ['2026-12-02', '2026-12-03', '2026-12-04'] },
  'late in the evening, which is still the same day': {
    at: '2026-12-01T23:59',
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
  },
  'Saturday 13:59': { at: '2026-12-05T13:59', gives: ['2026-12-05', '2026-12-07', '2026-12-08'] },
  'Saturday 14:01': { at: '2026-12-05T14:01', gives: ['2026-12-07', '2026-12-08', '2026-12-09'] },
  Sunday: { at: '2026-12-06T10:00', gives: ['2026-12-07', '2026-12-08', '2026-12-09'] },
  'Friday after the cut-off': { at: '2026-12-04T15:00', gives: ['2026-12-05', '2026-12-07', '2026-12-08'] },
  'a centre that works Monday to Friday, on Friday evening': {
    ...{ at: '2026-12-04T18:00', center: { weekdays: [1, 2, 3, 4, 5] } },
    gives: ['2026-12-07', '2026-12-08', '2026-12-09'],
  },
  'a centre that works every day, on Sunday': {
    ...{ at: '2026-12-06T10:00', center: { weekdays: [1, 2, 3, 4, 5, 6, 7] } },
    gives: ['2026-12-06', '2026-12-07', '2026-12-08'],
  },
  'an early cut-off': {
    ...{ at: '2026-12-01T09:30', center: { cutoff: '09:00' } },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
  },
  'a day to pack': {
    ...{ at: '2026-12-01T13:59', center: { leadHours: 24 } },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
    reasons: ['lead', 'packed-before', 'transit'],
  },
  'a day to pack, after the cut-off': {
    ...{ at: '2026-12-01T14:01', center: { leadHours: 24 } },
    gives: ['2026-12-03', '2026-12-04', '2026-12-05'],
    reasons: ['lead', 'packed-after', 'transit'],
  },
  'four hours to pack': {
    ...{ at: '2026-12-01T10:30', center: { leadHours: 4 } },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
  },
  'packed on Sunday': {
    ...{ at: '2026-12-05T10:00', center: { leadHours: 24 } },
    gives: ['2026-12-07', '2026-12-08', '2026-12-09'],
  },
  'Diwali week, the Saturday before': {
    ...{ at: '2026-11-07T13:00', tables: { holidays: DIWALI } },
    gives: ['2026-11-07', '2026-11-12', '2026-11-13'],
    reasons: ['ordered-before', 'transit', 'holiday', 'holiday', 'holiday'],
  },
  'Diwali week, the Saturday before after the cut-off': {
    ...{ at: '2026-11-07T14:30', tables: { holidays: DIWALI } },
    gives: ['2026-11-12', '2026-11-13', '2026-11-14'],
  },
  'on Diwali': {
    ...{ at: '2026-11-09T10:00', tables: { holidays: DIWALI } },
    gives: ['2026-11-12', '2026-11-13', '2026-11-14'],
    reasons: ['holiday', 'holiday', 'holiday', 'leaves', 'transit'],
  },
  'the evening after Bhai Dooj': {
    ...{ at: '2026-11-11T20:00', tables: { holidays: DIWALI } },
    gives: ['2026-11-12', '2026-11-13', '2026-11-14'],
  },
  'the last day of the year before the cut-off': {
    ...{ at: '2026-12-31T13:00', tables: { holidays: NEW_YEAR } },
    gives: ['2026-12-31', '2027-01-02', '2027-01-04'],
  },
  'the last day of the year after the cut-off': {
    ...{ at: '2026-12-31T23:59', tables: { holidays: NEW_YEAR } },
    gives: ['2027-01-02', '2027-01-04', '2027-01-05'],
  },
  'the end of February in a leap year': {
    at: '2028-02-28T13:00',
    gives: ['2028-02-28', '2028-02-29', '2028-03-01'],
  },
  'a holiday on the day of the delivery': {
    ...{ at: '2027-01-25T10:00', tables: { holidays: REPUBLIC_DAY } },
    gives: ['2027-01-25', '2027-01-27', '2027-01-28'],
  },
  'a centre that is closed for a day': {
    at: '2026-12-01T10:00',
    tables: { centerDays: [{ day: '2026-12-01', units: 0, note: 'Stock count' }] },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
    reasons: ['center-closed', 'leaves', 'transit'],
  },
  'a centre that works on one Sunday': {
    at: '2026-12-06T10:00',
    tables: { centerDays: [{ day: '2026-12-06', units: 500, note: 'Sale' }] },
    gives: ['2026-12-06', '2026-12-07', '2026-12-08'],
  },
  'a full day': {
    ...{ at: '2026-12-01T10:00', center: { unitsPerDay: 10 } },
    tables: { planned: [{ day: '2026-12-01', units: 10 }] },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
    reasons: ['center-full', 'leaves', 'transit'],
  },
  'a day with room for the last unit': {
    ...{ at: '2026-12-01T10:00', center: { unitsPerDay: 10 } },
    tables: { planned: [{ day: '2026-12-01', units: 9 }] },
    gives: ['2026-12-01', '2026-12-02', '2026-12-03'],
  },
  'two units on a day with room for one': {
    ...{ at: '2026-12-01T10:00', center: { unitsPerDay: 10 }, items: [{ units: 2, kg: 12 }] },
    tables: { planned: [{ day: '2026-12-01', units: 9 }] },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
  },
  'an order that is larger than a day': {
    ...{ at: '2026-12-01T10:00', center: { unitsPerDay: 10 }, items: [{ units: 40, kg: 12 }] },
    tables: { planned: [{ day: '2026-12-01', units: 1 }] },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
  },
  'a smaller capacity on one day': {
    ...{ at: '2026-12-01T10:00', center: { unitsPerDay: 10 } },
    tables: {
      centerDays: [{ day: '2026-12-01', units: 4, note: 'Half the team' }],
      planned: [{ day: '2026-12-01', units: 4 }],
    },
    gives: ['2026-12-02', '2026-12-03', '2026-12-04'],
  },
  'a district before its State': {
    ...{ at: '2026-12-01T10:00', tables: { lanes: [KARNATAKA, CITY] } },
    gives: ['2026-12-01', '2026-12-01', '2026-12-02'],
  },
  'a PIN code before its district': {
    ...{ at: '2026-12-01T10:00', tables: { lanes: [KARNATAKA, CITY, HOME] } },
    gives: ['2026-12-01', '2026-12-01', '2026-12-01'],
  },
  'by air what is light': {
    ...{ at: '2026-12-01T10:00', tables: { lanes: [KARNATAKA, AIR] } },
    gives: ['2026-12-01', '2026-12-02', '2026-12-02'],
  },
  'by road what is heavy': {
    ...{ at: '2026-12-01T10:00', items: [{ units: 1, kg: 15.5 }], tables: { lanes: [KARNATAKA, AIR] } },
    gives: ['2026-12-01', '2026-12-02', '2026-12-03'],
    reasons: ['ordered-before', 'by-weight', 'transit'],
  },
  'by road where the weight is not known': {
    ...{ at: '2026-12-01T10:00', items: [...ONE, { units: 1, kg: null }] },
    tables: { lanes: [KARNATAKA, AIR] },
    gives: ['2026-12-01', '2026-12-02', '2026-12-03'],
    reasons: ['ordered-before', 'transit'],
  },
  'carried in by two people': {
    ...{ at: '2026-12-01T10:00', tables: { lanes: [lane({ isTwoPerson: true })] } },
    gives: ['2026-12-01', '2026-12-02', '2026-12-03'],
    reasons: ['ordered-before', 'transit', 'two-person'],
  },
  'an island with a ship on Tuesdays and Fridays': {
    ...{ at: '2026-12-01T10:00', tables: { lanes: [ISLAND] } },
    gives: ['2026-12-01', '2026-12-11', '2026-12-11'],
    reasons: ['ordered-before', 'transit', 'lane-weekdays'],
  },
  'no lane, in the State of the centre': {
    ...{ at: '2026-12-01T23:00', tables: { lanes: [] } },
    gives: [null, '2026-12-04', '2026-12-07'],
    reasons: ['standard'],
  },
  'no lane, in another State': {
    ...{ at: '2026-12-01T10:00', tables: { lanes: [] }, place: { state: 'Kerala' } },
    gives: undefined,
  },
  'a centre without a record': {
    ...{ at: '2026-12-01T10:00', tables: { center: null } },
    gives: [null, '2026-12-04', '2026-12-07'],
  },
  'a centre that is closed for good': {
    at: '2026-12-01T10:00',
    tables: {
      holidays: Array.from({ length: 70 }, (_, day) => ({
        date: new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10),
        name: 'Closed',
      })),
    },
    gives: undefined,
  },
};

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a server in %s',
  (tz) => {
    it.each(Object.entries(CASES))(
      'promises: %s',
      (_name, { at, tables, center, place, items, gives, reasons }) => {
        vi.stubEnv('TZ', tz);
        const used = { ...TABLES, ...tables };
        const made = promise(
          new Date(`${at}:00+05:30`),
          { ...BENGALURU, ...place },
          items ?? ONE,
          center && used.center ? { ...used, center: { ...used.center, ...center } } : used,
        );
        expect(made && [made.leaves, made.earliest, made.latest]).toEqual(gives);
        if (reasons) expect(made?.reasons.map(({ code }) => code)).toEqual(reasons);
      },
    );
  },
);

it('there are at least 40 cases', () => {
  expect(Object.keys(CASES).length).toBeGreaterThanOrEqual(40);
});
