import { expect, test } from 'vitest';
import { diffAudit } from './audit-diff';

test('lists changed fields only', () => {
  expect(
    diffAudit('order', { status: 'Shipped', note: 'x' }, { reason: null, status: 'Delivered', note: 'x' }),
  ).toEqual([{ field: 'Status', before: 'Shipped', after: 'Delivered' }]);
});

test('uses the labels and order of the forms, and the field name where no form has it', () => {
  expect(
    diffAudit('product', { panelMaker: 'A', companyName: 'Velora' }, { panelMaker: 'B', companyName: 'V' }),
  ).toEqual([
    { field: 'Brand', before: 'Velora', after: 'V' },
    { field: 'panelMaker', before: 'A', after: 'B' },
  ]);
  expect(diffAudit('unheard-of', null, { toldBy: 1 })).toEqual([{ field: 'toldBy', before: '', after: '1' }]);
});

test('has no previous values for a new entity and no new ones for a deleted one', () => {
  expect(diffAudit('coupon', null, { code: 'WELCOME10', discountPercentage: 10 })).toEqual([
    { field: 'Code', before: '', after: 'WELCOME10' },
    { field: 'Discount (%)', before: '', after: '10' },
  ]);
  expect(diffAudit('news', { image: ['a.jpg', 'b.jpg'] }, null)).toEqual([
    { field: 'Images', before: 'a.jpg\nb.jpg', after: '' },
  ]);
});

test('formats booleans, times, price breaks and specifications as the screens do', () => {
  const [refunded] = diffAudit('return', { refund_status: false }, { refund_status: true });
  expect(refunded).toEqual({ field: 'Refunded', before: 'No', after: 'Yes' });
  const [expiry] = diffAudit('coupon', null, { expiryDate: '2026-11-22T18:29:59.999Z' });
  expect(expiry?.after).toMatch(/^22 Nov 2026, 11:59/);
  const [breaks] = diffAudit('wholesale', null, {
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
  const [specification] = diffAudit('product', null, {
    specificationSchema: [{ title: 'Display', data: [{ key: 'Panel', value: 'VA' }] }],
  });
  expect(specification?.after).toBe('Display\n  Panel: VA');
});

test('lists a change of a value without fields as one', () => {
  expect(diffAudit('product', null, 7)).toEqual([{ field: 'value', before: '', after: '7' }]);
});
