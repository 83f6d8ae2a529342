import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLine } from './fill-line';

const FACTS = { isSold: true, stock: 5, inCart: 0, offeredMonths: [12, 24] };

describe('a line that fills a cart', () => {
  it('has what was wanted', () => {
    expect(fillLine({ quantity: 2, warrantyMonths: 12 }, FACTS)).toEqual({
      ...{ quantity: 2, warrantyMonths: 12, reason: undefined },
    });
  });

  it('has the larger of both quantities, so that twice changes nothing', () => {
    expect(fillLine({ quantity: 2, warrantyMonths: 0 }, { ...FACTS, inCart: 3 }).quantity).toBe(3);
    expect(fillLine({ quantity: 4, warrantyMonths: 0 }, { ...FACTS, inCart: 3 }).quantity).toBe(4);
  });

  it('says what is not sold, sold out, short, or without its protection', () => {
    const wanted = { quantity: 7, warrantyMonths: 36 };
    expect(fillLine(wanted, { ...FACTS, isSold: false })).toMatchObject({ quantity: 0, reason: 'not-sold' });
    expect(fillLine(wanted, { ...FACTS, stock: 0 })).toMatchObject({ quantity: 0, reason: 'sold-out' });
    expect(fillLine(wanted, FACTS)).toEqual({ quantity: 5, warrantyMonths: 0, reason: 'fewer' });
    expect(fillLine({ ...wanted, quantity: 1 }, FACTS)).toEqual({
      ...{ quantity: 1, warrantyMonths: 0, reason: 'no-protection' },
    });
  });

  it('never passes the stock by what was wanted, nor takes anything out of the cart', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), fc.nat(20), (stock, quantity, inCart) => {
        const filled = fillLine({ quantity, warrantyMonths: 0 }, { ...FACTS, stock, inCart });
        expect(filled.quantity).toBeLessThanOrEqual(Math.max(stock, inCart));
        if (stock > 0) expect(filled.quantity).toBeGreaterThanOrEqual(inCart);
      }),
    );
  });
});
