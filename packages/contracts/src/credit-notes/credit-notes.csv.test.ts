import { expect, it } from 'vitest';
import { csvCells, csvHeader } from '../csv/csv-columns';
import { invoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { CREDIT_NOTE_COLUMNS, type ExportedCreditNote } from './credit-notes.csv';

const settings = demoSettings();

/** A credit note of an invoice of goods that were delivered to this State. */
function creditedTo(state: string): ExportedCreditNote {
  const purchase = {
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', address: '7 Temple Street' },
    ...{ city: 'A city', state, zip: '560034', couponCode: 'WELCOME10' },
    ...{ discountPaise: paise(3_199_90), shippingPaise: paise(499_00), roundOffPaise: paise(-10) },
  };
  const line = { productName: 'Surya 43', hsn: '85287216', quantity: 1, warrantyMonths: 12 };
  const prices = { unitPricePaise: paise(30_000_00), warrantyPricePaise: paise(1_999_00) };
  return {
    ...{ number: 'CN/2627/000007', issuedAt: '2026-11-23T20:35:59.000Z' },
    ...{ invoiceNumber: 'TV/2627/000123', invoiceIssuedAt: '2026-11-21T20:35:59.000Z' },
    ...{
      orderId: '019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b',
      wholesaleOrderId: '',
      amountPaise: paise(29_298_00),
    },
    ...{ reason: 'The order was returned.', refundStatus: 'processed', reversedOn: null },
    snapshot: invoiceSnapshot(settings, purchase, [{ ...line, ...prices }], () => 18),
  };
}

it.each([
  [settings.brand.state, ['CGST', 'SGST']],
  ['Nagaland', ['IGST']],
])('a credit note to %s has its taxes, which add up to its total with the rest', (state, due) => {
  const values = csvCells(CREDIT_NOTE_COLUMNS, creditedTo(state));
  const cells = Object.fromEntries(
    csvHeader(CREDIT_NOTE_COLUMNS).map((name, at) => [name, values[at] ?? '']),
  );
  const parts = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Round-off'];
  expect(parts.reduce((sum, name) => sum + Math.round(Number(cells[name]) * 100), 0)).toBe(29_298_00);
  for (const tax of ['CGST', 'SGST', 'IGST']) expect(Number(cells[tax]) > 0).toBe(due.includes(tax));
  expect(cells).toMatchObject({
    'Credit note': 'CN/2627/000007',
    Invoice: 'TV/2627/000123',
    'Invoice date': '2026-11-22 02:05',
    Total: '29298.00',
    'Buyer’s reversal': 'not-needed',
    'Reversed on': '',
  });
});
