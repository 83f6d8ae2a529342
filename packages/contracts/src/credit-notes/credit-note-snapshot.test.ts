import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditNoteProblems } from '../books/document-problems';
import { invoiceSnapshot, type InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { invoiceTotals } from '../invoices/invoices.rules';
import type { PricedLine } from '../pricing/pricing';
import { anyCart } from '../pricing/testing/shown-amounts';
import { anyChoice, refundedOrder } from '../refunds/testing/refunded-order';
import { demoSettings } from '../shop-settings/settings';
import { creditNoteSnapshot } from './credit-note-snapshot';

const settings = demoSettings();

const soldLines = (lines: readonly PricedLine[]) =>
  lines.map((line, index) => ({
    ...line,
    productName: `Nova ${index}`,
    hsn: '85287219',
    warrantyMonths: line.warrantyPricePaise > 0 ? 12 : 0,
  }));

/** The taxes and net amount of each line of an invoice, added up over its credit notes. */
const creditedLines = (invoice: InvoiceSnapshot, notes: readonly InvoiceSnapshot[]) =>
  invoice.lines.map((_, index) =>
    notes
      .flatMap(({ lines }) => lines.filter(({ invoiceLine }) => invoiceLine === index))
      .reduce(
        (sum, line) => ({
          taxablePaise: sum.taxablePaise + line.taxablePaise,
          cgstPaise: sum.cgstPaise + line.cgstPaise,
          sgstPaise: sum.sgstPaise + line.sgstPaise,
          igstPaise: sum.igstPaise + line.igstPaise,
        }),
        { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      ),
  );

const NUMBERED = {
  ...{ number: 'CN/2627/000001', financialYear: '2026-27', serial: 1, reason: 'Other' },
  issuedAt: '2026-11-23T10:00:00.000Z',
};
const SOLD = {
  ...{ number: 'TV/2627/000001', amountPaise: Number.MAX_SAFE_INTEGER },
  issuedAt: '2026-11-01T06:00:00.000Z',
};

it('credit notes are lawful, and their taxes add up to those of the invoice, line by line', () => {
  fc.assert(
    fc.property(
      anyCart,
      fc.array(anyChoice, { minLength: 5, maxLength: 5 }),
      fc.constantFrom('Haryana', 'Maharashtra', settings.brand.state),
      (cart, choices, state) => {
        const order = refundedOrder(cart);
        if (order.totals.payablePaise < 100) return;
        const buyer = {
          ...{ name: 'A', email: 'a@b.in', phone: '', address: '7 Temple Street' },
          ...{ city: 'A city', zip: '560034', state },
        };
        const invoice = invoiceSnapshot(
          settings,
          { ...buyer, ...order.totals, couponCode: 'TEN' },
          soldLines(cart.lines),
          () => 18,
        );
        for (const choice of choices) order.refund(choice);
        order.refundRest();
        const notes: InvoiceSnapshot[] = [];
        for (const parts of order.made) {
          const note = creditNoteSnapshot({ invoice, credited: notes, parts });
          expect(invoiceTotals(note).totalPaise).toBe(parts.amountPaise);
          const issued = { amountPaise: parts.amountPaise, snapshot: note };
          expect(
            creditNoteProblems({ ...NUMBERED, ...issued, invoice: { ...SOLD, snapshot: invoice } }),
          ).toEqual([]);
          /* Two halves that both round up may cost a single paisa of the taxable value. */
          for (const line of note.lines) expect(line.taxablePaise).toBeGreaterThanOrEqual(-1);
          notes.push(note);
        }
        expect(creditedLines(invoice, notes)).toEqual(
          invoice.lines.map(({ taxablePaise, cgstPaise, sgstPaise, igstPaise }) => ({
            taxablePaise,
            cgstPaise,
            sgstPaise,
            igstPaise,
          })),
        );
        expect(notes.reduce((sum, { roundOffPaise }) => sum + roundOffPaise, 0)).toBe(invoice.roundOffPaise);
      },
    ),
  );
});
