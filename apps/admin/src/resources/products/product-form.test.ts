import { describe, expect, test } from 'vitest';
import { newProduct, productErrors, productFormData, type ProductValues } from './product-form';

const good: ProductValues = {
  ...newProduct,
  name: 'Nakshatra 55 inch',
  companyName: 'Nakshatra',
  price: 60_000,
  stock: 7,
  screenInches: 55,
  resolution: '4K Ultra HD',
  technology: 'QLED',
  beeStars: 4,
  energyKwhYear: 120,
  hsn: '85287217',
};

describe('product form validation', () => {
  test('accepts a complete form', () => {
    expect(productErrors(good)).toEqual({});
  });

  test('reports errors by field', () => {
    const errors = productErrors({ ...good, name: null, price: null, stock: 1.5, technology: null });
    expect(errors).toEqual({
      name: 'Name is required',
      price: 'Enter an amount in rupees.',
      stock: 'Stock must be a whole number, 0 or more.',
      technology: 'Technology is required',
    });
  });

  test('reports errors beside the row of warranty prices; an empty row is dropped', () => {
    const { warranty_pricing } = productErrors({
      ...good,
      warranty_pricing: [
        { month: '12', price: 1999 },
        { month: null, price: null },
        { month: '12', price: 2499 },
        { month: 'x', price: null },
      ],
    });
    expect(warranty_pricing).toEqual([
      undefined,
      undefined,
      { month: 'This month already exists!' },
      { month: 'Please enter a valid month.', price: 'Enter an amount in rupees.' },
    ]);
  });
});

describe('product form data', () => {
  const values: ProductValues = {
    ...good,
    highlights: ' Bright \n\n120 Hz',
    warranty_pricing: [
      { month: ' 24 ', price: 3499.5 },
      { month: null, price: null },
    ],
    specificationSchema: [
      {
        title: 'Picture',
        data: [
          { key: 'Panel', value: 'VA' },
          { key: '', value: 'lost' },
        ],
      },
      { title: '', data: [{ key: 'a', value: 'b' }] },
    ],
  };

  test('contains lists as JSON, and omits empty values', () => {
    const form = productFormData(values);
    expect(form.get('price')).toBe('60000');
    expect(form.get('highlights')).toBe('["Bright","120 Hz"]');
    expect(form.get('warranty_pricing')).toBe('{"24":3499.5}');
    expect(form.get('specificationSchema')).toBe(
      '[{"title":"Picture","data":[{"key":"Panel","value":"VA"}]}]',
    );
    expect(form.has('existingImages')).toBe(false);
  });

  test('of an edit contains the id, the base version, and that all images were removed', () => {
    const edit = { id: 'a', updatedAt: '2026-11-21T06:00:00.000Z', stock: 7 };
    const form = productFormData(values, edit);
    expect(form.get('id')).toBe('a');
    expect(form.get('updated_at')).toBe('2026-11-21T06:00:00.000Z');
    expect(form.get('existingImages')).toBe('[]');
  });

  test('of an edit contains the stock only where staff changed it', () => {
    const edit = { id: 'a', updatedAt: '2026-11-21T06:00:00.000Z', stock: 7 };
    expect(productFormData(values, edit).has('stock')).toBe(false);
    expect(productFormData({ ...values, stock: 9 }, edit).get('stock')).toBe('9');
    expect(productFormData(values).get('stock')).toBe('7');
  });
});
