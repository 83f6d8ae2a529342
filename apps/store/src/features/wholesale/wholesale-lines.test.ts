import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { describe, expect, it } from 'vitest';
import {
  liveBreaks,
  orderedProducts,
  priceUnder,
  rangeText,
  totalValue,
  wholesaleLine,
} from './wholesale-lines';

const five = { minQuantity: 5, maxQuantity: 19, discount: 500 };
const fifty = { minQuantity: 50, discount: 2_000 };
const product: WholesaleProduct = {
  _id: 'w1',
  product_id: {
    _id: 'p1',
    name: 'Rekha 32',
    companyName: 'Kiranix',
    price: 25_000,
    new_price: 20_000,
    screenInches: 32,
    image: [],
    pictures: [],
  },
  priceBreaks: [five, fifty],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

describe('wholesaleLine', () => {
  it('has the base price without a matching break', () => {
    expect(wholesaleLine(product, 4)).toMatchObject({ unit: 20_000, total: 80_000, active: undefined });
    expect(wholesaleLine(product, 20)).toMatchObject({ unit: 20_000, total: 400_000, active: undefined });
  });
  it('applies the break of the quantity, and has the base total', () => {
    const line = wholesaleLine(product, 10);
    expect(line).toMatchObject({ unit: 19_500, baseUnit: 20_000, total: 195_000, baseTotal: 200_000 });
    expect(line.active).toBe(five);
    expect(wholesaleLine(product, 50).active).toBe(fifty);
  });
});

it('sends what the buyer saw', () => {
  const lines = [wholesaleLine(product, 10), wholesaleLine(product, 1)];
  expect(totalValue(lines)).toBe(215_000);
  expect(orderedProducts(lines)).toEqual({
    products: [
      { product_id: 'p1', quantity: 10, price: 19_500 },
      { product_id: 'p1', quantity: 1, price: 20_000 },
    ],
    total_price: 215_000,
  });
});

it('omits a break that reaches the price', () => {
  const cheap = { ...product, product_id: { ...product.product_id, new_price: 2_000 } };
  expect(liveBreaks(cheap)).toEqual([five]);
  expect(wholesaleLine(cheap, 60)).toMatchObject({ unit: 2_000, active: undefined });
});

it('formats a break by range and price', () => {
  expect([five, fifty].map(rangeText)).toEqual(['5 to 19', '50 or more']);
  expect([five, fifty].map((one) => priceUnder(product, one))).toEqual([19_500, 18_000]);
});
