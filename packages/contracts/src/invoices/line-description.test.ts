import { expect, it } from 'vitest';
import { creditNoteSnapshot } from '../credit-notes/credit-note-snapshot';
import { paise } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { invoiceSnapshot } from './invoice-snapshot';
import { readLineDescription } from './line-description';

const invoiceOf = (productName: string, warrantyMonths: number) =>
  invoiceSnapshot(
    demoSettings(),
    {
      ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', address: '7 Temple Street' },
      ...{ city: 'Bengaluru', state: 'Karnataka', zip: '560034', couponCode: null },
      ...{ discountPaise: paise(0), shippingPaise: paise(99_00), roundOffPaise: paise(0) },
    },
    [
      {
        ...{ productName, hsn: '85287216', quantity: 1, unitPricePaise: paise(29_990_00), warrantyMonths },
        warrantyPricePaise: paise(warrantyMonths * 100_00),
      },
    ],
    () => 18,
  );
const descriptionOf = (productName: string, warrantyMonths: number) =>
  invoiceOf(productName, warrantyMonths).lines[0]?.description ?? '';

it.each([0, 1, 5, 11, 12, 18, 24, 30, 36, 60])(
  'finds the %i months of warranty of a line',
  (warrantyMonths) => {
    expect(readLineDescription(descriptionOf('Surya 43 QLED', warrantyMonths))).toEqual({
      ...{ kind: 'goods', productName: 'Surya 43 QLED', warrantyMonths },
    });
  },
);

it.each(['Surya', 'सूर्य 43', 'TV with extended warranty of 2 Year(s)', 'Delivery van', 'Price', 'a\nb'])(
  'finds the name %s as it was sold',
  (productName) => {
    const description = descriptionOf(productName, 24);
    expect(readLineDescription(description)).toEqual({ kind: 'goods', productName, warrantyMonths: 24 });
  },
);

it('finds delivery', () => {
  const { lines } = invoiceOf('Surya', 0);
  expect(readLineDescription(lines.at(-1)?.description ?? '')).toEqual({
    ...{ kind: 'delivery', productName: '', warrantyMonths: 0 },
  });
});

it.each([
  ['price-reduction', { goodsPaise: paise(1_000_00), warrantyPaise: paise(0) }],
  ['warranty-only', { goodsPaise: paise(0), warrantyPaise: paise(2_400_00) }],
] as const)('finds a %s of a credit note', (kind, part) => {
  const [line] = creditNoteSnapshot({
    invoice: invoiceOf('Surya', 24),
    credited: [],
    parts: {
      lines: [{ position: 0, quantity: 0, ...part }],
      ...{ shippingPaise: paise(0), roundOffPaise: paise(0) },
    },
  }).lines;
  expect(readLineDescription(line?.description ?? '')).toEqual({
    ...{ kind, productName: 'Surya', warrantyMonths: 24 },
  });
});
