import { expect, test } from 'vitest';
import { differencesOf, resolveEditConflict } from './edit-conflict';

const field = (source: 'city' | 'state' | 'centre', label: string) => ({
  source,
  label,
  text: (area: Record<'city' | 'state' | 'centre', string>) => area[source],
});
const fields = [field('city', 'City'), field('state', 'State'), field('centre', 'Centre')];
const base = { city: 'Pune', state: 'Maharashtra', centre: 'West' };

test('equal fields are no difference, whoever changed them', () => {
  const both = { ...base, city: 'Nashik' };
  expect(differencesOf({ base, mine: both, theirs: both }, fields)).toEqual([]);
});

test('suggests their value where only they changed it, mine where I did', () => {
  const mine = { ...base, city: 'Nashik' };
  const theirs = { ...base, city: 'Satara', centre: 'South' };
  expect(differencesOf({ base, mine, theirs }, fields)).toEqual([
    { source: 'city', label: 'City', mine: 'Nashik', theirs: 'Satara', suggested: 'mine' },
    { source: 'centre', label: 'Centre', mine: 'West', theirs: 'South', suggested: 'theirs' },
  ]);
});

test('merges by the choice for each field', () => {
  const mine = { ...base, city: 'Nashik' };
  const theirs = { ...base, city: 'Satara', centre: 'South' };
  expect(resolveEditConflict(mine, theirs, { city: 'mine', centre: 'theirs' })).toEqual({
    ...mine,
    centre: 'South',
  });
  expect(resolveEditConflict(mine, theirs, { city: 'theirs', centre: 'theirs' })).toEqual(theirs);
});
