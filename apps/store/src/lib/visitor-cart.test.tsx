import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToVisitorCart, setVisitorQuantity } from './visitor-cart-changes';
import { mergeVisitorCart, takeCheckoutWish, takeLeftOut, wantCheckout } from './merge-visitor-cart';
import { parseVisitorCart, readVisitorCart } from './visitor-cart';

const LINE = { product: 'p1', quantity: 1, warranty_months: 12 };
const LEFT = { product: 'p1', name: 'Gone 43', reason: 'not-sold', wanted: 1, quantity: 0 };
const clientOf = (mutate: () => unknown) => ({ cart: { merge: { mutate } } }) as never;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the cart of a visitor', () => {
  it('has a line for each product, with the newest warranty choice', () => {
    addToVisitorCart(LINE);
    addToVisitorCart({ ...LINE, quantity: 2, warranty_months: 0 });
    addToVisitorCart({ ...LINE, product: 'p2' });
    expect(readVisitorCart()).toEqual([
      { product: 'p1', quantity: 3, warranty_months: 0 },
      { product: 'p2', quantity: 1, warranty_months: 12 },
    ]);
    setVisitorQuantity('p1', 0);
    setVisitorQuantity('p2', 4);
    expect(readVisitorCart()).toEqual([{ product: 'p2', quantity: 4, warranty_months: 12 }]);
  });

  it('is empty where the stored text is none of ours', () => {
    for (const text of [
      null,
      '',
      '{}',
      '[{"product":1}]',
      '[{"product":"a","quantity":0,"warranty_months":0}]',
    ])
      expect(parseVisitorCart(text)).toEqual([]);
  });

  it('is removed once it was merged, and names once what was left out', async () => {
    addToVisitorCart(LINE);
    await mergeVisitorCart(clientOf(() => Promise.resolve({ left: [LEFT] })));
    expect(readVisitorCart()).toEqual([]);
    expect([takeLeftOut(), takeLeftOut()]).toEqual([[LEFT], []]);
  });

  it('stays where the merge got no response, and sends nothing when it is empty', async () => {
    const mutate = vi.fn(() => Promise.reject(new Error('away')));
    await mergeVisitorCart(clientOf(mutate));
    expect(mutate).not.toHaveBeenCalled();
    addToVisitorCart(LINE);
    await expect(mergeVisitorCart(clientOf(mutate))).rejects.toThrow('away');
    expect(readVisitorCart()).toEqual([LINE]);
  });

  it('remembers once that the visitor wants to check out', () => {
    wantCheckout();
    expect([takeCheckoutWish(), takeCheckoutWish()]).toEqual([true, false]);
  });
});
