import { expect, it } from 'vitest';
import { invoiceSnapshot } from '../invoices/invoice-snapshot';
import { invoiceTotals } from '../invoices/invoices.rules';
import { paise } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { commercialNote, isTooLateForTax, taxReducibleSince } from './commercial-note';

it.each([
  /* 31 March 2026 in India is the last day of 2025-26, whose 30 November is in 2026. */
  ['2026-03-31T18:29:59.999Z', '2026-11-30T18:29:59.999Z', false],
  ['2026-03-31T18:29:59.999Z', '2026-11-30T18:30:00.000Z', true],
  ['2026-03-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z', false],
  ['2026-03-31T18:30:00.000Z', '2027-11-30T18:29:59.999Z', false],
  ['2026-03-31T18:30:00.000Z', '2027-11-30T18:30:00.000Z', true],
  ['2025-04-01T06:00:00.000Z', '2026-11-30T06:00:00.000Z', false],
  ['2025-04-01T06:00:00.000Z', '2027-01-15T06:00:00.000Z', true],
  ['2026-11-20T06:00:00.000Z', '2026-11-20T06:00:01.000Z', false],
  ['2024-12-01T06:00:00.000Z', '2026-02-01T06:00:00.000Z', true],
])('of an invoice of %s a credit note of %s is too late: %s', (invoice, note, isTooLate) => {
  expect(isTooLateForTax(invoice, note)).toBe(isTooLate);
});

it.each([
  ['2026-11-30T18:29:59.999Z', '2025-03-31T18:30:00.000Z'],
  ['2026-11-30T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2026-03-31T18:30:00.000Z'],
])('on %s the tax of invoices since %s can be reduced', (at, since) => {
  expect(taxReducibleSince(new Date(at)).toISOString()).toBe(since);
});

it.each(['Karnataka', 'Kerala'])('a commercial note to %s has the same total and no tax', (state) => {
  const buyer = { name: 'Asha', email: '', phone: '', address: '1 MG Road', city: 'Kochi', zip: '682001' };
  const line = { productName: 'Nova 43', hsn: '85287217', quantity: 1, warrantyMonths: 0 };
  const snapshot = invoiceSnapshot(
    demoSettings(),
    {
      ...{ ...buyer, state, couponCode: 'SAVE10', discountPaise: paise(2_999_00) },
      ...{ shippingPaise: paise(99_00), roundOffPaise: paise(-40) },
    },
    [{ ...line, unitPricePaise: paise(29_990_00), warrantyPricePaise: paise(1_999_00) }],
    () => 18,
  );
  const note = commercialNote(snapshot);
  const totals = invoiceTotals(note);
  expect(totals.totalPaise).toBe(invoiceTotals(snapshot).totalPaise);
  expect([totals.cgstPaise, totals.sgstPaise, totals.igstPaise]).toEqual([0, 0, 0]);
  expect(note.isCommercial).toBe(true);
  expect(commercialNote(note)).toEqual(note);
});
