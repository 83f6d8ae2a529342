import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { amountsInMarkup, anyCart } from '@aabha/contracts/pricing/testing/shown-amounts';
import { SelectionSummary } from './SelectionSummary';
import { wholesaleLine } from './wholesale-lines';

it('shows line totals that add up to the Total Value, for any selection', () => {
  fc.assert(
    fc.property(anyCart, ({ lines }) => {
      const selected = lines.map((line, index) => {
        const price = rupeesFromPaise(line.unitPricePaise);
        const product = { _id: String(index), name: `Television ${index}`, price, new_price: price };
        const listed = {
          _id: String(index),
          product_id: { ...product, image: [], pictures: [] },
          priceBreaks: [{ minQuantity: 5, discount: rupeesFromPaise(line.unitPricePaise) / 2 }].filter(
            ({ discount }) => Number.isInteger(discount),
          ),
        };
        return wholesaleLine(listed as unknown as Parameters<typeof wholesaleLine>[0], line.quantity);
      });
      const props = { lines: selected, onRemove: () => undefined, children: null };
      const amounts = amountsInMarkup(renderToStaticMarkup(createElement(SelectionSummary, props)));
      /* Two amounts a line, unit and total, then the sum. */
      const ofLines = amounts.slice(0, -1).filter((_, index) => index % 2 === 1);
      expect(ofLines.reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
    }),
    { numRuns: 50 },
  );
});
