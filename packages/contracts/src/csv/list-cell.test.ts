import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemsOfCell, listCell } from './list-cell';

it('reads what staff type: items between semicolons, blanks left out', () => {
  expect(itemsOfCell('Output; Sound power;;  No. of watts ;')).toEqual([
    'Output',
    'Sound power',
    'No. of watts',
  ]);
  expect(itemsOfCell('')).toEqual([]);
  expect(itemsOfCell(' ; ')).toEqual([]);
});

it('takes a quote within an item, and one that is not closed, as characters', () => {
  expect(itemsOfCell('3.5 mm "jack"; "open; x')).toEqual(['3.5 mm "jack"', '"open', 'x']);
  expect(itemsOfCell('"A; B"; "say ""hi"""')).toEqual(['A; B', 'say "hi"']);
});

it('reads back every list that it wrote', () => {
  const item = fc
    .string({ unit: fc.constantFrom(...';"\' ,\nabz₹ह'), maxLength: 8 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), (items) => {
      expect(itemsOfCell(listCell(items))).toEqual(items);
    }),
    { numRuns: 1000 },
  );
});
