import { expect, it } from 'vitest';
import { csvCells, csvHeader } from '../csv/csv-columns';
import { paise } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { invoiceSnapshot } from './invoice-snapshot';
import { INVOICE_COLUMNS, type ExportedInvoice } from './invoices.csv';

const settings = demoSettings();

/** An invoice of goods that were delivered to this State. */
function issuedTo(state: string): ExportedInvoice {
  const purchase = {
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', address: '7 Temple Street' },
    ...{ city: 'A city', state, zip: '560034', couponCode: 'WELCOME10' },
    ...{ discountPaise: paise(3_199_90), shippingPaise: paise(499_00), roundOffPaise: paise(-10) },
  };
  const line = { productName: 'Surya 43', hsn: '85287216', quantity: 1, warrantyMonths: 12 };
  const prices = { unitPricePaise: paise(30_000_00), warrantyPricePaise: paise(1_999_00) };
  return {
    ...{ number: 'TV/2627/000123', issuedAt: '2026-11-21T20:35:59.000Z' },
    ...{ orderId: '019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b', wholesaleOrderId: null },
    amountPaise: paise(29_298_00),
    snapshot: invoiceSnapshot(settings, purchase, [{ ...line, ...prices }], () => 18),
    ...{ status: 'Paid', cancelledAt: null, refundPaise: null, refundStatus: null, refundedAt: null },
    ...{ ewayBillNumber: null, ewayBillValidUntil: null },
  };
}
const cellsOf = (invoice: ExportedInvoice) => {
  const cells = csvCells(INVOICE_COLUMNS, invoice);
  return Object.fromEntries(csvHeader(INVOICE_COLUMNS).map((name, at) => [name, cells[at] ?? '']));
};

it.each([
  [settings.brand.state, ['CGST', 'SGST'], ['IGST']],
  ['Nagaland', ['IGST'], ['CGST', 'SGST']],
])('an invoice to %s has its taxes, which add up to its total with the rest', (state, due, free) => {
  const cells = cellsOf(issuedTo(state));
  const parts = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Round-off'];
  expect(parts.reduce((sum, name) => sum + Math.round(Number(cells[name]) * 100), 0)).toBe(29_298_00);
  expect(cells).toMatchObject({
    State: state,
    Total: '29298.00',
    Order: '#9E0F1A2B',
    Date: '2026-11-22 02:05',
  });
  expect(due.every((name) => Number(cells[name]) > 0)).toBe(true);
  expect(free.map((name) => cells[name])).toEqual(free.map(() => '0.00'));
});

it('an invoice of a wholesale order has the number and the GSTIN that staff know it by', () => {
  const invoice = issuedTo('Nagaland');
  const buyer = { ...invoice.snapshot.buyer, gstin: '13AAPFU0939F1ZV' };
  const wholesale = { orderId: null, wholesaleOrderId: invoice.orderId, ewayBillNumber: '321098765432' };
  expect(cellsOf({ ...invoice, ...wholesale, snapshot: { ...invoice.snapshot, buyer } })).toMatchObject({
    Kind: 'Wholesale',
    Order: '#0F1A2B',
    'Buyer type': 'B2B',
    GSTIN: '13AAPFU0939F1ZV',
    'State code': '13',
    'E-way bill': '321098765432',
  });
});
