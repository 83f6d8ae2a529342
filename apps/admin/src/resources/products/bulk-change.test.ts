import { expect, test } from 'vitest';
import { bulkChangeOf, noChange } from './bulk-change';

test('changes only the selected fields', () => {
  expect(bulkChangeOf({ ...noChange, priceBy: 'percent', price: '-5' })).toEqual({
    change: { price: { by: 'percent', percent: -5 } },
  });
  expect(bulkChangeOf({ ...noChange, discount: '0', stockBy: 'add', stock: '12' })).toEqual({
    change: { discount: 0, stock: { by: 'add', units: 12 } },
  });
});

test('reports a missing selection, missing values and invalid numbers beside their fields', () => {
  expect(bulkChangeOf(noChange)).toEqual({ problems: { form: 'Please choose what to change.' } });
  expect(bulkChangeOf({ priceBy: 'set', price: '', discount: '101', stockBy: 'set', stock: '1.5' })).toEqual({
    problems: {
      price: 'Enter an amount in rupees.',
      discount: 'The discount must be from 0 to 100 percent.',
      stock: 'Stock must be a whole number, 0 or more.',
    },
  });
});
