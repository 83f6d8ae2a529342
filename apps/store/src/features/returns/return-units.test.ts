import { expect, it } from 'vitest';
import type { ReturnableOrder } from './return-offer';
import { chosenLines, returnableUnits } from './return-units';

const line = (position: number, quantity: number, refunded_quantity = 0) =>
  ({
    position,
    quantity,
    refunded_quantity,
    product_id: { name: `TV ${position}` },
  }) as ReturnableOrder['products'][number];

const units = returnableUnits({ products: [line(0, 2), line(1, 1, 1), line(2, 3, 1)] });

it('offers the units that no refund has given back', () => {
  expect(units).toEqual([
    { position: 0, name: 'TV 0', quantity: 2 },
    { position: 2, name: 'TV 2', quantity: 2 },
  ]);
});

it('sends the chosen units, and no lines where all are returned', () => {
  expect(chosenLines(units, {})).toBeUndefined();
  expect(chosenLines(units, { 0: 2 })).toBeUndefined();
  expect(chosenLines(units, { 0: 1, 2: 0 })).toEqual([{ position: 0, quantity: 1 }]);
  expect(chosenLines(units, { 0: 0, 2: 0 })).toEqual([]);
});
