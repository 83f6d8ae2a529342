import { expect, test } from 'vitest';
import { fieldChanges } from './audit-diff';

test('a change is told field by field, and what stayed is left out', () => {
  expect(
    fieldChanges('order', { status: 'Shipped', note: 'x' }, { reason: null, status: 'Delivered', note: 'x' }),
  ).toEqual([{ field: 'Status', before: 'Shipped', after: 'Delivered' }]);
});

test('fields have the words and the order of the forms, and their own name where no form shows them', () => {
  expect(
    fieldChanges(
      'product',
      { panelMaker: 'A', companyName: 'Velora' },
      { panelMaker: 'B', companyName: 'V' },
    ),
  ).toEqual([
    { field: 'Brand', before: 'Velora', after: 'V' },
    { field: 'panelMaker', before: 'A', after: 'B' },
  ]);
  expect(fieldChanges('unheard-of', null, { toldBy: 1 })).toEqual([
    { field: 'toldBy', before: '', after: '1' },
  ]);
});

test('what is new has nothing before it, what is gone nothing after', () => {
  expect(fieldChanges('coupon', null, { code: 'WELCOME10', discountPercentage: 10 })).toEqual([
    { field: 'Code', before: '', after: 'WELCOME10' },
    { field: 'Discount (%)', before: '', after: '10' },
  ]);
  expect(fieldChanges('news', { image: ['a.jpg', 'b.jpg'] }, null)).toEqual([
    { field: 'Images', before: 'a.jpg\nb.jpg', after: '' },
  ]);
});

test('yes and no, times, price breaks and specifications read as on the screens', () => {
  const [refunded] = fieldChanges('return', { refund_status: false }, { refund_status: true });
  expect(refunded).toEqual({ field: 'Refunded', before: 'No', after: 'Yes' });
  const [expiry] = fieldChanges('coupon', null, { expiryDate: '2026-11-22T18:29:59.999Z' });
  expect(expiry?.after).toMatch(/^22 Nov 2026, 11:59/);
  const [breaks] = fieldChanges('wholesale', null, {
    priceBreaks: [
      { minQuantity: 5, maxQuantity: 9, discount: 100 },
      { minQuantity: 10, maxQuantity: null, discount: 150 },
    ],
  });
  expect(breaks).toEqual({
    field: 'Price breaks',
    before: '',
    after: 'Min Quantity: 5, Max Quantity: 9, Discount (₹): 100\nMin Quantity: 10, Discount (₹): 150',
  });
  const [specification] = fieldChanges('product', null, {
    specificationSchema: [{ title: 'Display', data: [{ key: 'Panel', value: 'VA' }] }],
  });
  expect(specification?.after).toBe('Display\n  Panel: VA');
});

test('a change of something that has no fields is one', () => {
  expect(fieldChanges('product', null, 7)).toEqual([{ field: 'value', before: '', after: '7' }]);
});
