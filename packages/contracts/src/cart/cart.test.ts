import { describe, expect, it } from 'vitest';
import { AppError, assertAllowed } from '../errors/errors';
import { checkCheckout, checkQuantity } from './cart.rules';
import { AddToCartInput } from './cart.schema';

describe('checkQuantity', () => {
  it('allows up to the last unit and refuses one more', () => {
    expect(checkQuantity(5, 5).ok).toBe(true);
    expect(checkQuantity(6, 5)).toMatchObject({ ok: false, code: 'STOCK_EXCEEDED' });
    expect(checkQuantity(1, 0)).toMatchObject({ ok: false, code: 'OUT_OF_STOCK' });
  });
});

describe('checkCheckout', () => {
  it('refuses an empty cart', () => {
    expect(checkCheckout([])).toMatchObject({ code: 'CART_EMPTY' });
  });
  it('names the first product without enough stock, in the specified text', () => {
    const verdict = checkCheckout([
      { name: 'Dhruva 43', quantity: 1, stock: 4 },
      { name: 'Surya 55', quantity: 4, stock: 3 },
    ]);
    expect(() => assertAllowed(verdict)).toThrow(
      new AppError('CART_OVER_STOCK', { units: 3, product: 'Surya 55' }),
    );
    expect(() => assertAllowed(verdict)).toThrow('Only 3 units of Surya 55 are available in stock.');
  });
});

describe('AddToCartInput', () => {
  const line = (warranty_months: unknown) =>
    AddToCartInput.parse({ cart: { items: [{ product: 'p', quantity: 1, warranty_months }] } }).cart.items[0];
  it('takes 0, null and absent as no extended warranty', () => {
    for (const months of [0, null, undefined]) expect(line(months)?.warranty_months).toBe(0);
  });
  it('refuses an unknown key, a fraction and a negative quantity', () => {
    for (const item of [
      { product: 'p', quantity: 1.5 },
      { product: 'p', quantity: -1 },
      { product: 'p', quantity: 1, price: 1 },
    ])
      expect(AddToCartInput.safeParse({ cart: { items: [item] } }).success).toBe(false);
  });
});

describe('a cart that goes to checkout', () => {
  const line = (name: string, quantity: number, stock: number) => ({ name, quantity, stock });

  it('may take the last units', () => {
    expect(checkCheckout([line('Surya', 2, 2), line('Velora', 1, 5)])).toEqual({ ok: true });
  });

  it('names the first television of which there are too few, and how many there are', () => {
    expect(checkCheckout([line('Surya', 1, 1), line('Velora', 3, 2), line('Kiranix', 1, 0)])).toEqual({
      ...{ ok: false, code: 'CART_OVER_STOCK' },
      data: { units: 2, product: 'Velora' },
    });
  });

  it('is not empty', () => {
    expect(checkCheckout([])).toEqual({ ok: false, code: 'CART_EMPTY' });
  });
});
