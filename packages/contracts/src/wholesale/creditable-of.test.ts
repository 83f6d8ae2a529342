import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditNoteSnapshot } from '../credit-notes/credit-note-snapshot';
import { invoiceTotals } from '../invoices/invoices.rules';
import type { InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise, ZERO, type Paise } from '../money/money';
import { planRefund } from '../refunds/refund-plan';
import { demoSettings } from '../shop-settings/settings';
import { creditableOf } from './creditable-of';
import { wholesaleInvoiceSnapshot } from './wholesale-invoice-snapshot';

const ADDRESS = {
  firstName: 'Asha',
  lastName: 'Rao',
  fullAddress: '7 Temple Street',
  apartment: '',
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560034',
};
const NOW = new Date('2026-11-24T10:00:00Z');

const invoiceOf = (lines: readonly { quantity: number; unitPricePaise: Paise }[]): InvoiceSnapshot =>
  wholesaleInvoiceSnapshot(
    demoSettings(),
    {
      email: 'asha@example.in',
      contact: '9876543210',
      companyName: 'Rao Hotels',
      gstNumber: '29AAGCB7383J1Z4',
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
    },
    lines.map((line, index) => ({ productName: `Television ${index}`, hsn: '85287217', ...line })),
    { placeOfSupply: 'Karnataka', deliveryState: 'Karnataka', billingState: 'Karnataka', rateOf: () => 18 },
  );

interface Choice {
  units: readonly number[];
  sumPaise: Paise;
}

/** Credits one choice after the other, as the service does, and returns the notes of those that were not refused. */
function creditAll(snapshot: InvoiceSnapshot, choices: readonly Choice[]) {
  const amountPaise = invoiceTotals(snapshot).totalPaise;
  const notes: { amountPaise: Paise; snapshot: InvoiceSnapshot }[] = [];
  for (const { units, sumPaise } of choices) {
    const left = creditableOf({ amountPaise, snapshot }, notes);
    const lines = units.map((quantity, position) => ({ position, quantity, warranty: false }));
    const planned = planRefund(left, { lines, shipping: false, sumPaise }, NOW);
    if (!planned.ok) continue;
    const credited = notes.map((note) => note.snapshot);
    notes.push({
      amountPaise: planned.plan.amountPaise,
      snapshot: creditNoteSnapshot({ invoice: snapshot, credited, parts: planned.plan }),
    });
  }
  return { notes, left: creditableOf({ amountPaise, snapshot }, notes) };
}

it('names the units and the goods with tax that are left of each line', () => {
  const snapshot = invoiceOf([
    { quantity: 10, unitPricePaise: paise(20_000_00) },
    { quantity: 3, unitPricePaise: paise(50_000_00) },
  ]);
  const { notes, left } = creditAll(snapshot, [{ units: [4, 1], sumPaise: ZERO }]);
  expect(notes[0]?.amountPaise).toBe(130_000_00);
  expect(left.lines.map(({ quantity, goodsPaise }) => [quantity, goodsPaise])).toEqual([
    [6, 120_000_00],
    [2, 100_000_00],
  ]);
  expect(left.restPaise).toBe(220_000_00);
});

it('any credit notes are together at most the invoice, in units, tax and money', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unitPricePaise: fc.integer({ min: 100, max: 9_999_999 }),
  });
  const choice = fc.record({
    units: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
    sumPaise: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_000 })),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 3, maxLength: 3 }),
      fc.array(choice, { maxLength: 8 }),
      (lines, choices) => {
        const snapshot = invoiceOf(
          lines.map(({ quantity, unitPricePaise }) => ({ quantity, unitPricePaise: paise(unitPricePaise) })),
        );
        const { notes, left } = creditAll(
          snapshot,
          choices.map(({ units, sumPaise }) => ({ units, sumPaise: paise(sumPaise) })),
        );
        for (const { amountPaise, snapshot: note } of notes)
          expect(invoiceTotals(note).totalPaise).toBe(amountPaise);
        for (const { quantity, goodsPaise } of left.lines) {
          expect(quantity).toBeGreaterThanOrEqual(0);
          expect(goodsPaise).toBeGreaterThanOrEqual(0);
        }
        const goods = left.lines.reduce((sum, { goodsPaise }) => sum + goodsPaise, 0);
        expect(goods).toBe(left.restPaise);
      },
    ),
  );
});

it('the last note takes all tax that is left', () => {
  const snapshot = invoiceOf([{ quantity: 7, unitPricePaise: paise(19_999_99) }]);
  const { notes, left } = creditAll(snapshot, [
    { units: [2], sumPaise: ZERO },
    { units: [4], sumPaise: ZERO },
    { units: [1], sumPaise: ZERO },
  ]);
  const taxes = notes.map(({ snapshot: note }) => invoiceTotals(note));
  const all = invoiceTotals(snapshot);
  for (const part of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'totalPaise'] as const)
    expect(taxes.reduce((sum, one) => sum + one[part], 0)).toBe(all[part]);
  expect(left.restPaise).toBe(0);
});
