import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '@aabha/contracts/cart/cart.schema';
import { checkoutLines, previewQuantity } from './cart-preview';

const NOW = '2026-11-21T06:00:00.000Z';

function aLine(id: string, over: { price: number; quantity: number; warranty?: number }): CartLine {
  const warranty = over.warranty ?? 0;
  return {
    product: {
      _id: id,
      name: `Television ${id}`,
      price: over.price,
      new_price: over.price,
      stock: 5,
      image: [],
      pictures: [],
      warranty_months: 12,
      warranty_pricing: {},
      onSale: true,
    },
    quantity: over.quantity,
    warranty_months: warranty ? 12 : 0,
    warranty_price: warranty,
    line_total: over.price * over.quantity + warranty,
  };
}

function aCart(items: CartLine[], coupon: Cart['coupon'] = null): Cart {
  return {
    _id: 'cart',
    user: { _id: 'user', name: 'Asha', email: 'asha@example.com', phone: '', address: '', zip: '' },
    items,
    coupon,
    totals: { subtotal: 0, discount: 0, shipping: 99, total: 0, payable: 0 },
    created_at: NOW,
    updated_at: NOW,
  };
}

describe('previewQuantity', () => {
  it('recalculates the line and the cart, with the warranty once per line', () => {
    const cart = previewQuantity(aCart([aLine('a', { price: 10_000, quantity: 1, warranty: 999 })]), 'a', 3);
    expect(cart.items[0]).toMatchObject({ quantity: 3, line_total: 30_999 });
    expect(cart.totals).toEqual({
      subtotal: 30_999,
      discount: 0,
      shipping: 99,
      total: 31_098,
      payable: 31_098,
    });
  });

  it('subtracts the coupon, and rounds only the amount to pay', () => {
    const coupon = { code: 'WELCOME10', discountPercentage: 10, expired: false };
    const { totals } = previewQuantity(aCart([aLine('a', { price: 12_345, quantity: 1 })], coupon), 'a', 1);
    expect(totals).toMatchObject({ discount: 1234.5, total: 11_209.5, payable: 11_210 });
  });

  it('takes a coupon off the lines that it is for, and none that gives no discount', () => {
    const lines = [
      { ...aLine('a', { price: 10_000, quantity: 1 }), isDiscounted: false },
      { ...aLine('b', { price: 20_000, quantity: 1 }), isDiscounted: true },
    ];
    const coupon = { code: 'OLED', discountPercentage: 10, expired: false };
    expect(previewQuantity(aCart(lines, coupon), 'a', 2).totals.discount).toBe(2_000);
    const refusal = { code: 'COUPON_BELOW_MINIMUM' as const, message: '' };
    expect(previewQuantity(aCart(lines, { ...coupon, refusal }), 'a', 2).totals.discount).toBe(0);
  });

  it('ignores an expired coupon', () => {
    const coupon = { code: 'OLDGLOW', discountPercentage: 20, expired: true };
    const { totals } = previewQuantity(aCart([aLine('a', { price: 10_000, quantity: 1 })], coupon), 'a', 2);
    expect(totals.discount).toBe(0);
  });

  it('removes a product at 0, and charges no shipping for an empty cart', () => {
    const both = aCart([aLine('a', { price: 100, quantity: 1 }), aLine('b', { price: 200, quantity: 2 })]);
    const one = previewQuantity(both, 'a', 0);
    expect(one.items.map((line) => line.product._id)).toEqual(['b']);
    expect(previewQuantity(one, 'b', 0)).toMatchObject({ items: [], totals: { shipping: 0, payable: 0 } });
  });
});

describe('checkoutLines', () => {
  it('treats a product that was taken off sale as out of stock', () => {
    const line = aLine('a', { price: 100, quantity: 1 });
    const cart = aCart([{ ...line, product: { ...line.product, onSale: false } }]);
    expect(checkoutLines(cart)).toEqual([{ name: 'Television a', quantity: 1, stock: 0 }]);
  });
});
