import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceSnapshot, type InvoiceLine, type InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise } from '../money/money';
import { cartTotals } from '../pricing/pricing';
import { demoSettings } from '../shop-settings/settings';
import { commercialNote } from '../credit-notes/commercial-note';
import {
  contentProblems,
  creditNoteProblems,
  invoiceProblems,
  type IssuedCreditNote,
  type IssuedInvoice,
} from './document-problems';

const settings = demoSettings();
const BUYER = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', address: '7 Temple Street' };
const LINE = { productName: 'Surya 43', hsn: '85287216', quantity: 2, warrantyMonths: 12 };

interface Bought {
  unit: number;
  warranty: number;
  quantity: number;
}

/** The content of a sale to a State with a coupon and delivery, rounded to the rupee. */
function sold(over: { state?: string; lines?: Bought[]; couponPercent?: number; shipping?: number } = {}) {
  const lines = (over.lines ?? [{ unit: 30_000_00, warranty: 1_999_00, quantity: 2 }]).map((line) => ({
    ...{ ...LINE, quantity: line.quantity, unitPricePaise: paise(line.unit) },
    warrantyPricePaise: paise(line.warranty),
  }));
  const totals = cartTotals(lines, over.couponPercent ?? 10, paise(over.shipping ?? 499_00));
  const purchase = {
    ...{ ...BUYER, city: 'Bengaluru', state: over.state ?? 'Karnataka', zip: '560034' },
    ...{ ...totals, couponCode: 'WELCOME10' },
  };
  return { snapshot: invoiceSnapshot(settings, purchase, lines, () => 18), amountPaise: totals.payablePaise };
}

const issued = (over: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  ...sold(),
  number: 'TV/2627/000123',
  financialYear: '2026-27',
  serial: 123,
  issuedAt: '2026-11-21T20:35:59.000Z',
  ...over,
});

const noteOf = (invoice: IssuedInvoice, over: Partial<IssuedCreditNote> = {}): IssuedCreditNote => ({
  ...invoice,
  ...{ number: 'CN/2627/000007', serial: 7, issuedAt: '2026-11-23T06:00:00.000Z' },
  ...{ reason: 'The order was cancelled.', invoice },
  ...over,
});

const withSnapshot = (change: (snapshot: InvoiceSnapshot) => Partial<InvoiceSnapshot>): IssuedInvoice => {
  const invoice = issued();
  return { ...invoice, snapshot: { ...invoice.snapshot, ...change(invoice.snapshot) } };
};
const withLine = (change: (line: InvoiceLine) => Partial<InvoiceLine>) =>
  withSnapshot(({ lines }) => ({
    lines: lines.map((line, index) => (index === 0 ? { ...line, ...change(line) } : line)),
  }));

describe('invoiceProblems', () => {
  it('finds none in what the shop sells, whatever the prices, coupon, delivery and State', () => {
    const amount = fc.integer({ min: 1_00, max: 500_000_00 });
    const lines = fc.array(
      fc.record({
        unit: amount,
        warranty: fc.integer({ min: 0, max: 20_000_00 }),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 999_00 }),
        fc.constantFrom('Karnataka', 'Kerala', 'Ladakh'),
        (bought, couponPercent, shipping, state) => {
          const invoice = issued(sold({ lines: bought, couponPercent, shipping, state }));
          expect(invoiceProblems(invoice)).toEqual([]);
        },
      ),
    );
  });

  it.each<[string, IssuedInvoice, RegExp]>([
    [
      '46(a) no GSTIN of the seller',
      withSnapshot(({ seller }) => ({ seller: { ...seller, gstin: undefined } })),
      /seller has no GSTIN/,
    ],
    [
      '46(a) a wrong check character',
      withSnapshot(({ seller }) => ({ seller: { ...seller, gstin: '29AABCA1234C1ZZ' } })),
      /GSTIN "29AABCA1234C1ZZ" is none/,
    ],
    [
      '46(a) no address of the seller',
      withSnapshot(({ seller }) => ({ seller: { ...seller, address: ' ' } })),
      /seller has no address/,
    ],
    ['46(b) 17 characters', issued({ number: 'TV/2627/000000123' }), /not 1 to 16/],
    ['46(b) another serial', issued({ serial: 124 }), /should be TV\/2627\/000124/],
    ['46(c) a date of the next year', issued({ issuedAt: '2027-03-31T18:30:00.000Z' }), /is not in 2026-27/],
    [
      '46(d) a GSTIN of another State',
      withSnapshot(({ buyer }) => ({ buyer: { ...buyer, gstin: '13AAPFU0939F1ZV' } })),
      /of another State than Karnataka/,
    ],
    [
      '46(e) no name of the buyer',
      withSnapshot(({ buyer }) => ({ buyer: { ...buyer, name: '' } })),
      /buyer has no name/,
    ],
    [
      '46(e) an unknown State',
      withSnapshot(({ buyer }) => ({ buyer: { ...buyer, state: 'Mysore' } })),
      /State "Mysore" is none/,
    ],
    [
      '46(e) a PIN code with a leading zero',
      withSnapshot(({ buyer }) => ({ buyer: { ...buyer, pinCode: '060034' } })),
      /PIN code "060034"/,
    ],
    ['46(g) an HSN of 5 digits', withLine(() => ({ hsn: '85287' })), /no HSN/],
    ['46(h) no description', withLine(() => ({ description: '' })), /no description/],
    ['46(i) no quantity', withLine(() => ({ quantity: 0 })), /no quantity/],
    ['46(j) a total that is not the sum', issued({ amountPaise: 1_00 }), /add up to ₹/],
    [
      '46(k) a taxable value that is too high',
      withLine(({ taxablePaise }) => ({ taxablePaise: taxablePaise + 1 })),
      /not the price less/,
    ],
    ['46(l) a rate that was not applied', withLine(() => ({ ratePercent: 28 })), /not 28% of/],
    [
      '46(m) IGST within a State',
      withLine(({ cgstPaise }) => ({ cgstPaise: 0, sgstPaise: 0, igstPaise: 2 * cgstPaise })),
      /IGST within a State/,
    ],
    [
      '46(m) unequal halves',
      withLine(({ cgstPaise, sgstPaise }) => ({ cgstPaise: cgstPaise - 1, sgstPaise: sgstPaise + 1 })),
      /CGST and SGST differ/,
    ],
    [
      '46(n) a place of supply that is no State',
      withSnapshot(() => ({ placeOfSupply: 'Bengaluru' })),
      /place of supply "Bengaluru" is no State/,
    ],
    [
      '46(n) the tax of another place',
      withSnapshot(() => ({ placeOfSupply: 'Kerala' })),
      /does not follow from the place/,
    ],
    ['no line', withSnapshot(() => ({ lines: [] })), /There is no line/],
    ['section 170: more than a rupee', withSnapshot(() => ({ roundOffPaise: 1_00 })), /The round-off is ₹1/],
  ])('finds %s', (_, invoice, problem) => {
    expect(invoiceProblems(invoice).join('\n')).toMatch(problem);
  });

  it('checks the content before there is a number', () => {
    const { snapshot, amountPaise } = sold();
    expect(contentProblems({ snapshot, amountPaise })).toEqual([]);
    expect(contentProblems({ snapshot, amountPaise: amountPaise + 1 })).toHaveLength(1);
  });
});

describe('creditNoteProblems', () => {
  it('finds none in a note of the whole invoice', () => {
    expect(creditNoteProblems(noteOf(issued()))).toEqual([]);
  });

  it.each<[string, Partial<IssuedCreditNote>, RegExp]>([
    ['no reason', { reason: ' ' }, /no reason/],
    ['no invoice', { invoice: { ...issued(), number: '' } }, /names no invoice/],
    ['a number of the other series', { number: 'TV/2627/000007' }, /should be CN\/2627\/000007/],
    ['a note older than its invoice', { issuedAt: '2026-11-20T06:00:00.000Z' }, /older than its invoice/],
    ['a note above its invoice', { invoice: { ...issued(), amountPaise: 1_00 } }, /more than its invoice/],
    [
      'another rate than at the sale',
      {
        invoice: withSnapshot(({ lines }) => ({
          lines: lines.map((line) => ({ ...line, ratePercent: 28 })),
        })),
      },
      /rate is not that of the invoice/,
    ],
    [
      'another place of supply',
      { invoice: withSnapshot(() => ({ placeOfSupply: 'Kerala' })) },
      /place of supply is not that/,
    ],
    [
      'another GSTIN',
      { invoice: withSnapshot(({ buyer }) => ({ buyer: { ...buyer, gstin: '29AABCA1234C1Z5' } })) },
      /GSTIN is not that/,
    ],
  ])('finds %s', (_, over, problem) => {
    expect(creditNoteProblems(noteOf(issued(), over)).join('\n')).toMatch(problem);
  });

  it.each([
    ['2027-11-30T18:29:59.000Z', 0],
    ['2027-11-30T18:30:00.000Z', 1],
  ])('finds a note of %s too late: %i', (issuedAt, late) => {
    const note = noteOf(issued(), { issuedAt, financialYear: '2027-28', number: 'CN/2728/000007' });
    expect(creditNoteProblems(note).filter((text) => text.includes('30 November'))).toHaveLength(late);
    const commercial = { ...note, snapshot: commercialNote(note.snapshot) };
    expect(creditNoteProblems(commercial)).toEqual(
      late ? [] : ['It is without tax, though it came until 30 November of the next year.'],
    );
  });

  it('finds tax in a commercial note', () => {
    const note = noteOf(issued(), {
      ...{ issuedAt: '2027-12-01T06:00:00.000Z', financialYear: '2027-28', number: 'CN/2728/000007' },
    });
    const taxed = { ...note, snapshot: { ...note.snapshot, isCommercial: true as const } };
    expect(creditNoteProblems(taxed).join(' ')).toMatch(/It is without tax, but has ₹/);
  });
});
