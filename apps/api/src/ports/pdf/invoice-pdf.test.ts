import { describe, expect, it } from 'vitest';
import { commercialNote } from '@aabha/contracts/credit-notes/commercial-note';
import {
  invoiceSnapshot,
  type PaidPurchase,
  type SoldLine,
} from '@aabha/contracts/invoices/invoice-snapshot';
import { invoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import { paise } from '@aabha/contracts/money/money';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { pdfPages } from '../../testing/pdf-pages';
import { creditNoteSheet } from './invoice-sheet';
import type { InvoiceCancellation, IssuedInvoice } from './pdf';
import { pdfkitPdf } from './pdfkit-pdf';

const aLine = (over: Partial<SoldLine> = {}): SoldLine => ({
  productName: 'Surya 43 QLED',
  hsn: '85287216',
  quantity: 1,
  unitPricePaise: paise(29_990_00),
  warrantyMonths: 0,
  warrantyPricePaise: paise(0),
  ...over,
});

function anInvoice(lines: SoldLine[], over: Partial<PaidPurchase> = {}): IssuedInvoice {
  const purchase = {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
    address: '7 Temple Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    zip: '560034',
    couponCode: null,
    discountPaise: paise(0),
    shippingPaise: paise(99_00),
    roundOffPaise: paise(0),
    ...over,
  };
  return {
    number: 'TV/2627/000123',
    issuedAt: '2026-11-21T20:00:00.000Z',
    snapshot: invoiceSnapshot(demoSettings(), purchase, lines, () => 18),
  };
}

const pdf = pdfkitPdf();
const pagesOf = async (invoice: IssuedInvoice) => pdfPages(await pdf.invoice(invoice));
const linesOf = async (invoice: IssuedInvoice) => (await pagesOf(invoice)).join('\n').split('\n');

describe('the invoice as a PDF', () => {
  it('has the e-way bill that was entered', async () => {
    const ewayBill = { number: '321098765432', generatedAt: '2026-11-22T09:34:05.000Z', validUntil: null };
    const pages = await pagesOf({ ...anInvoice([aLine()]), ewayBill });
    expect(pages[0]).toContain('3210 9876 5432');
    expect(pages[0]).not.toContain('Valid until');
    const valid = { ...ewayBill, validUntil: '2026-11-23T18:29:59.999Z' };
    expect((await pagesOf({ ...anInvoice([aLine()]), ewayBill: valid }))[0]).toContain(
      '23 Nov 2026, 11:59 pm',
    );
  });

  it('has IRN, acknowledgement and signed QR code of a registered one, on one page', async () => {
    const registration = {
      ...{ irn: 'a1'.repeat(32), ackNumber: '112010036563310', ackAt: '2026-11-22T09:34:05.000Z' },
      signedQr: 'x'.repeat(1000),
    };
    const registered = { ...anInvoice([aLine()]), registration };
    const pages = await pagesOf(registered);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('112010036563310');
    expect(pages[0]).toContain('22 Nov 2026, 3:04 pm');
    expect((await pdf.invoice(registered)).toString('latin1')).toContain('Signed QR code of the e-invoice');
    expect(await pagesOf(anInvoice([aLine()]))).not.toContain('IRN');
  });

  it('has the QR codes of the warranty passports of what was packed, and else is as before', async () => {
    const plain = anInvoice([aLine()]);
    const passport = (serial: string) => ({
      ...{ name: 'Surya 43 QLED', serial, url: `https://shop.example/passport/${'a1'.repeat(40)}` },
    });
    const packed = { ...plain, passports: [passport('SN-1'), passport('SN-2'), passport('SN-3')] };
    const pages = await pagesOf(packed);
    expect(pages).toHaveLength(1);
    for (const text of ['Warranty passport', 'Serial number SN-1', 'Serial number SN-3'])
      expect(pages[0]).toContain(text);
    const file = await pdf.invoice(packed);
    const spoken = 'QR code of the warranty passport of Surya 43 QLED, serial number SN-2';
    expect(file.toString('latin1')).toContain(spoken);
    expect(file.equals(await pdf.invoice(packed))).toBe(true);
    expect((await pdf.invoice({ ...plain, passports: [] })).equals(await pdf.invoice(plain))).toBe(true);
    const many = { ...plain, passports: Array.from({ length: 40 }, (_, at) => passport(`SN-${at}`)) };
    const manyPages = await pagesOf(many);
    expect(manyPages.length).toBeGreaterThan(1);
    for (let at = 0; at < 40; at += 1)
      expect(manyPages.join('\n').split('\n')).toContain(`Serial number SN-${at}`);
  });

  it('contains seller, buyer, number, date in India and place of supply', async () => {
    const lines = await linesOf(anInvoice([aLine()]));
    const { brand } = demoSettings();
    for (const text of [
      'Tax Invoice',
      'TV/2627/000123',
      '22 Nov 2026',
      brand.legalName,
      `GSTIN: ${brand.gstin}`,
      'Asha Rao',
      '7 Temple Street',
      'Bengaluru 560034',
      'State: Karnataka (29)',
      'HSN/SAC 85287216',
      'Tax is not payable on reverse charge.',
    ])
      expect(lines).toContain(text);
  });

  it('splits the tax into two halves within the seller’s state', async () => {
    const lines = await linesOf(anInvoice([aLine()], { shippingPaise: paise(0) }));
    expect(lines.filter((line) => line === '2,287.37').length).toBe(4);
    for (const text of ['CGST', 'SGST', '9 %', '25,415.26', '₹29,990.00']) expect(lines).toContain(text);
    expect(lines).toContain('Rupees Twenty-Nine Thousand Nine Hundred Ninety Only');
    expect(lines).not.toContain('IGST');
  });

  it('shows one tax for another state', async () => {
    const mumbai = { state: 'Maharashtra', city: 'Mumbai', zip: '400001', shippingPaise: paise(0) };
    const lines = await linesOf(anInvoice([aLine()], mumbai));
    for (const text of ['IGST', '18 %', '4,574.75', '25,415.25', 'Maharashtra (27)'])
      expect(lines).toContain(text);
    expect(lines).not.toContain('CGST');
  });

  it('distributes the coupon over the items, and shows delivery, warranty and round-off', async () => {
    const invoice = anInvoice(
      [
        aLine({ warrantyMonths: 24, warrantyPricePaise: paise(3_499_00) }),
        aLine({ productName: 'Surya 24', unitPricePaise: paise(9_990_00), quantity: 2 }),
      ],
      { couponCode: 'FESTIVE15', discountPaise: paise(8_020_35), roundOffPaise: paise(35) },
    );
    const text = (await linesOf(invoice)).join(' ');
    expect(text).toContain('extended warranty of 2 Year(s)');
    for (const part of [
      'Discount',
      'Delivery',
      'Round-off',
      '0.35',
      '₹45,548.00',
      'Coupon FESTIVE15: ₹8,020.35 off',
    ])
      expect(text).toContain(part);
    expect(invoiceTotals(invoice.snapshot).totalPaise).toBe(45_548_00);
  });

  it('has no quantity where a credit note is of a lower price', () => {
    const { snapshot } = anInvoice([aLine()], { shippingPaise: paise(0) });
    const lines = snapshot.lines.map((line) => ({ ...line, quantity: 0 }));
    const { rows } = creditNoteSheet({
      ...{ number: 'CN/2627/000001', issuedAt: '2026-11-22T20:00:00.000Z', reason: 'A scratch.' },
      ...{ invoiceNumber: 'TV/2627/000123', invoiceIssuedAt: '2026-11-21T20:00:00.000Z' },
      snapshot: { ...snapshot, lines },
    });
    expect(rows[0]?.cells[2]).toEqual({ text: '' });
  });

  it('of a commercial credit note has no tax and says why', () => {
    const invoice = anInvoice([aLine()]);
    const { columns, totals, title, notes } = creditNoteSheet({
      ...{ ...invoice, invoiceNumber: 'TV/2425/000007', invoiceIssuedAt: invoice.issuedAt, reason: 'Broken' },
      snapshot: commercialNote(invoice.snapshot),
    });
    expect(title).toBe('Commercial Credit Note');
    expect(columns.map((column) => column.title)).not.toContain('Taxable');
    expect([...columns.map((column) => column.title), ...totals.map(([name]) => name)].join()).not.toContain(
      'GST',
    );
    expect(notes.join(' ')).toContain('section 34(2)');
  });

  it('is one page up to eight lines with delivery, and repeats the headings on further pages', async () => {
    const many = (count: number) =>
      anInvoice(
        Array.from({ length: count }, (_, index) => aLine({ productName: `Surya number ${index + 1}` })),
      );
    expect(await pagesOf(many(8))).toHaveLength(1);
    const pages = await pagesOf(many(40));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('HSN/SAC');
      expect(page.split('\n')).toContain('Taxable');
    });
    expect(pages.at(-1)).toContain('Total in words');
    for (let item = 1; item <= 40; item += 1)
      expect(pages.filter((page) => page.split('\n').includes(`Surya number ${item}`))).toHaveLength(1);
  });

  it('shows at the top that the order was cancelled, when, and the state of the refund', async () => {
    const at = '2026-11-22T20:00:00.000Z';
    const textOf = async (refund: InvoiceCancellation['refund']) =>
      (await linesOf({ ...anInvoice([aLine()]), cancellation: { at, refund } })).join(' ');
    const refund = { amountPaise: 30_089_00, at };
    expect(await textOf({ ...refund, status: 'processed' })).toMatch(
      /CANCELLED The order was cancelled on 23 Nov 2026\. ₹30,089 was refunded\./,
    );
    expect(await textOf({ ...refund, status: 'queued' })).toContain('₹30,089 is being refunded.');
    expect(await textOf({ ...refund, status: 'failed' })).toContain('has not gone through yet.');
    expect(await textOf(null)).toContain('Nothing was refunded.');
    expect((await linesOf(anInvoice([aLine()]))).join(' ')).not.toContain('CANCELLED');
  });

  it('is byte-identical whenever it is drawn', async () => {
    const invoice = anInvoice([aLine()]);
    const [first, second] = [await pdf.invoice(invoice), await pdf.invoice(invoice)];
    expect(first.equals(second)).toBe(true);
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is tagged: screen readers find its title, its parties and its tables', async () => {
    const file = (await pdf.invoice(anInvoice([aLine(), aLine({ productName: 'Nova 55 OLED' })]))).toString(
      'latin1',
    );
    expect(file).toContain('/Marked true');
    const count = (tag: string) => file.match(new RegExp(`/S /${tag}\\n`, 'g'))?.length ?? 0;
    expect(count('Document')).toBe(1);
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(2);
    expect(count('Table')).toBe(2);
    expect(file.match(/\/Scope \/Column|\/Scope \(Column\)/g)?.length).toBeGreaterThanOrEqual(7);
    expect(count('TD')).toBeGreaterThanOrEqual(2 * 7);
    expect(count('TR')).toBeGreaterThanOrEqual(1 + 3);
  });
});
