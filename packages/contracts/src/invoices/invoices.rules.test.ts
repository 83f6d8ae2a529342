import { expect, test } from 'vitest';
import type { InvoiceSnapshot } from './invoice-snapshot';
import { supplyFactsOf } from './invoices.rules';

const invoiceTo = (gstin: string | undefined) =>
  ({ buyer: { gstin }, placeOfSupply: 'Karnataka' }) as unknown as InvoiceSnapshot;

test('a buyer who names a GSTIN is a business, any other is not', () => {
  expect(supplyFactsOf(invoiceTo('29AAGCB7383J1Z4'))).toEqual({
    ...{ buyerType: 'B2B', buyerGstin: '29AAGCB7383J1Z4', placeOfSupplyCode: '29' },
  });
  for (const none of [undefined, ''])
    expect(supplyFactsOf(invoiceTo(none))).toEqual({
      ...{ buyerType: 'B2C', buyerGstin: '', placeOfSupplyCode: '29' },
    });
});
