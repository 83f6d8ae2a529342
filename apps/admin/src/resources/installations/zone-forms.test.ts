import { expect, test } from 'vitest';
import { ZoneFields, type Zone } from '@aabha/contracts/installations/zones.schema';
import { EMPTY_ZONE, typedZone, weekText, zoneOf } from './zone-forms';

const ZONE: Zone = {
  ...{ _id: 'z1', name: 'Bengaluru', districts: ['Bengaluru', 'Ramanagara'], pins: ['562110'] },
  places: [
    [4, 4, 2],
    [4, 4, 2],
    [4, 4, 2],
    [4, 4, 2],
    [4, 4, 2],
    [2, 2, 0],
    [0, 0, 0],
  ],
  exceptions: [{ day: '2026-12-25', places: [0, 0, 0], note: 'Christmas' }],
  ...{ booked: 0, created_at: '', updated_at: '' },
};

test('a zone comes back from its form as it went in', () => {
  const { name, districts, pins, places, exceptions } = ZONE;
  expect(zoneOf(typedZone(ZONE))).toEqual({ name, districts, pins, places, exceptions });
});

test('areas are typed with commas, spaces and lines', () => {
  const typed = { ...EMPTY_ZONE, districts: ' Bengaluru ,\nMysuru,', pins: '560001, 560002\n560003  ' };
  expect(zoneOf(typed)).toMatchObject({
    ...{ districts: ['Bengaluru', 'Mysuru'], pins: ['560001', '560002', '560003'] },
  });
});

test('an emptied number of places is refused, not taken for none', () => {
  const places = EMPTY_ZONE.places.map((row, day) => (day === 0 ? { ...row, '9-12': null } : row));
  const typed = { ...EMPTY_ZONE, name: 'A', pins: '560001', places };
  expect(ZoneFields.safeParse(zoneOf(typed)).success).toBe(false);
  expect(ZoneFields.safeParse(zoneOf({ ...typed, places: EMPTY_ZONE.places })).success).toBe(true);
});

test('a week is told by the days on which somebody comes', () => {
  expect(weekText(ZONE.places.slice(4))).toBe('Mon 4, 4, 2; Tue 2, 2, 0');
  expect(weekText([[0, 0, 0]])).toBe('None');
  const full = [6, 6, 4];
  expect(weekText([full, full, full, [4, 4, 0], full, [2, 0, 0], [0, 0, 0]])).toBe(
    'Mon–Wed 6, 6, 4; Thu 4, 4, 0; Fri 6, 6, 4; Sat 2, 0, 0',
  );
  expect(weekText([...Array<number[]>(5).fill(full), [1, 1, 1], [1, 1, 1]])).toBe(
    'Mon–Fri 6, 6, 4; Sat–Sun 1, 1, 1',
  );
});
