import { describe, expect, it } from 'vitest';
import { commercialNote } from '@aabha/contracts/credit-notes/commercial-note';
import { creditNoteSnapshot } from '@aabha/contracts/credit-notes/credit-note-snapshot';
import {
  invoiceSnapshot,
  type PaidPurchase,
  type SoldLine,
} from '@aabha/contracts/invoices/invoice-snapshot';
import { paise } from '@aabha/contracts/money/money';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { pdfPages } from '../../testing/pdf-pages';
import type { IssuedCreditNote, IssuedInvoice } from './pdf';
import { pdfkitPdf } from './pdfkit-pdf';

const AT = '2026-11-21T20:00:00.000Z';
const LINES: SoldLine[] = [
  { productName: 'Surya 43 QLED', hsn: '85287216', quantity: 1, unitPricePaise: paise(29_990_00) },
  { productName: 'Nova 55 OLED', hsn: '85287219', quantity: 2, unitPricePaise: paise(64_990_00) },
  { productName: 'क्रिस्टल 32', hsn: '85287211', quantity: 1, unitPricePaise: paise(9_990_00) },
].map((line, index) => ({
  ...line,
  warrantyMonths: 12 * index,
  warrantyPricePaise: paise(1_499_00 * index),
}));
const PURCHASE: PaidPurchase = {
  ...{ name: 'प्राची श्रीवास्तव', email: 'prachi@example.in', phone: '9876543210', address: '7 Temple Street' },
  ...{ city: 'Bengaluru', state: 'Karnataka', zip: '560034', couponCode: 'FESTIVE15' },
  ...{ discountPaise: paise(8_020_35), shippingPaise: paise(99_00), roundOffPaise: paise(35) },
};
const BUSINESS = {
  ...{ gstin: '27ABCDE1234F1Z0', legalName: 'Rao Traders' },
  billingAddress: { address: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zip: '400001' },
};
const snapshotOf = (over: Partial<PaidPurchase> = {}) =>
  invoiceSnapshot(demoSettings(), { ...PURCHASE, ...over }, LINES, () => 18);

const anInvoice = (over: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  ...{ number: 'TV/2627/000123', issuedAt: AT, snapshot: snapshotOf() },
  ...over,
});
const aCreditNote = (over: Partial<IssuedCreditNote> = {}): IssuedCreditNote => ({
  ...{ number: 'CN/2627/000007', issuedAt: AT, invoiceNumber: 'TV/2627/000123', invoiceIssuedAt: AT },
  ...{ reason: 'The order was cancelled.', snapshot: snapshotOf() },
  ...over,
});
const PART = creditNoteSnapshot({
  ...{ invoice: snapshotOf(BUSINESS), credited: [] },
  parts: {
    lines: [
      { position: 0, quantity: 0, goodsPaise: paise(1_000_00), warrantyPaise: paise(0) },
      { position: 1, quantity: 0, goodsPaise: paise(0), warrantyPaise: paise(2_998_00) },
      { position: 2, quantity: 1, goodsPaise: paise(9_000_00), warrantyPaise: paise(0) },
    ],
    ...{ shippingPaise: paise(99_00), roundOffPaise: paise(0) },
  },
});
const BY_PORTAL = {
  registration: { irn: 'a1'.repeat(32), ackNumber: '112010036563310', ackAt: AT, signedQr: 'x'.repeat(900) },
};
const EWAY_BILL = { number: '321098765432', generatedAt: AT, validUntil: AT };
const refunded = (status: 'queued' | 'processed' | 'failed') => ({
  cancellation: { at: AT, refund: { amountPaise: 1_71_037_00, status, at: AT } },
});

const pdf = pdfkitPdf();
const invoice = (one: IssuedInvoice) => (language?: 'hi') => pdf.invoice(one, language);
const creditNote = (one: IssuedCreditNote) => (language?: 'hi') => pdf.creditNote(one, language);

/** Every kind of document, with sentences that it has in Hindi. */
const DOCUMENTS = [
  ['invoice', invoice(anInvoice()), ['टैक्स इनवॉइस', 'कूपन FESTIVE15: ₹8,020.35 की छूट, सभी सामान पर बाँटी गई।']],
  [
    'invoice of a business, registered, with an e-way bill',
    invoice(anInvoice({ snapshot: snapshotOf(BUSINESS), ...BY_PORTAL, ewayBill: EWAY_BILL })),
    [
      ...['पावती नंबर', 'ई-वे बिल', '22 नव॰ 2026, 01:30', 'राज्य: Maharashtra (27)'],
      'आपूर्ति का स्थान ख़रीदार के GSTIN का राज्य है (IGST अधिनियम, धारा 10(1)(b))।',
    ],
  ],
  [
    'cancelled invoice',
    invoice(anInvoice(refunded('processed'))),
    ['ऑर्डर 22 नव॰ 2026 को रद्द हुआ। ₹1,71,037 लौटा दिए गए हैं।'],
  ],
  ['invoice being refunded', invoice(anInvoice(refunded('queued'))), ['रद्द']],
  ['invoice with a failed refund', invoice(anInvoice(refunded('failed'))), ['रद्द']],
  [
    'invoice cancelled without a refund',
    invoice(anInvoice({ cancellation: { at: AT, refund: null } })),
    ['ऑर्डर 22 नव॰ 2026 को रद्द हुआ। कोई रिफ़ंड नहीं किया गया।'],
  ],
  ['credit note', creditNote(aCreditNote()), ['क्रेडिट नोट', 'कारण: ऑर्डर रद्द हो गया था।', 'मूल इनवॉइस']],
  [
    'credit note of parts to a business',
    creditNote(aCreditNote({ snapshot: PART, reason: 'डिब्बा ख़राब था।', ...BY_PORTAL })),
    ['कारण: डिब्बा ख़राब था।', 'कीमत में कमी: Surya 43 QLED', 'राज्य: Maharashtra (27)'],
  ],
  [
    'commercial credit note',
    creditNote(aCreditNote({ snapshot: commercialNote(snapshotOf()) })),
    ['कमर्शियल क्रेडिट नोट', 'मूल्य', 'सभी राशियाँ भारतीय रुपये में हैं।'],
  ],
] as const;

/** Returns the lines of the only page of a document. */
async function linesOf(file: Promise<Buffer>): Promise<string[]> {
  const pages = pdfPages(await file);
  expect(pages).toHaveLength(1);
  return (pages[0] ?? '').split('\n');
}

/** Returns what is alike in every language: numbers of documents, amounts, rates, codes and identifiers. */
const factsOf = (lines: readonly string[]) =>
  lines.flatMap(
    (line) =>
      line.match(/^[₹−]?[\d,]+\.\d\d$|^[A-Z]{2}\/.*|[A-Z0-9]{15,}|\d+ %|HSN.*|^[CSI]GST$|\(\d\d\)/g) ?? [],
  );

describe.each(DOCUMENTS)('%s', (_, draw, sentences) => {
  it('has the facts of the English one, and its texts in Hindi', async () => {
    const [english, hindi] = [await linesOf(draw()), await linesOf(draw('hi'))];
    expect(factsOf(english).length).toBeGreaterThan(20);
    expect(factsOf(hindi)).toEqual(factsOf(english));
    for (const sentence of sentences) expect(hindi).toContain(sentence);
    for (const lines of [english, hindi])
      for (const name of ['प्राची श्रीवास्तव', '7 Temple Street', 'Bengaluru 560034'])
        expect(lines).toContain(name);
    const latin =
      hindi
        .filter((line) => !/[\u0900-\u097f]/.test(line))
        .join(' ')
        .match(/[A-Za-z]{4,}/g) ?? [];
    const DATA =
      /^(?:Aabha|Electronics|Private|Limited|Residency|Road|Ashok|Nagar|Bengaluru|Karnataka|Maharashtra|GSTIN|care|aabha|example|prachi|Temple|Street|Marine|Drive|Mumbai|Traders|[CSI]GST|Surya|QLED|Nova|OLED|AAGCB|ABCDE)$/;
    expect(latin.filter((word) => !DATA.test(word))).toEqual([]);
  });
});

describe('a document in Hindi', () => {
  it('spells its total, and names warranties and delivery', async () => {
    const text = (await linesOf(pdf.invoice(anInvoice(), 'hi'))).join(' ');
    expect(text).toContain('एक लाख');
    expect(text).toContain('रुपये मात्र');
    expect(text).toMatch(/Nova 55 OLED, 1 साल की अतिरिक्त वारंटी के साथ/);
    expect(text).toMatch(/क्रिस्टल 32, 2 साल की अतिरिक्त वारंटी के साथ/);
    expect(text).toContain(' डिलीवरी ');
    expect(text).not.toContain('warranty');
  });

  it('says its language, embeds the font of its script, and is byte-identical whenever it is drawn', async () => {
    const [first, second] = [await pdf.invoice(anInvoice(), 'hi'), await pdf.invoice(anInvoice(), 'hi')];
    expect(first.equals(second)).toBe(true);
    const alone = await pdfkitPdf().invoice(anInvoice(), 'hi');
    expect(alone.equals(first)).toBe(true);
    const source = first.toString('latin1');
    expect(source).toContain('/Lang (hi-IN)');
    expect(source).toContain('NotoSansDevanagari-Regular');
    const plain = { ...PURCHASE, name: 'Prachi' };
    const snapshot = invoiceSnapshot(demoSettings(), plain, LINES.slice(0, 2), () => 18);
    const english = (await pdf.invoice(anInvoice({ snapshot }))).toString('latin1');
    expect(english).toContain('/Lang (en-IN)');
    expect(english).not.toContain('NotoSansDevanagari');
  });

  it('is as many pages as in English, with its headings on each', async () => {
    const lines = Array.from({ length: 40 }, () => LINES[1]).flatMap((line) => line ?? []);
    const long = anInvoice({ snapshot: invoiceSnapshot(demoSettings(), PURCHASE, lines, () => 18) });
    const pages = pdfPages(await pdf.invoice(long, 'hi'));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain(`पेज ${index + 1} / ${pages.length}`);
      expect(page.split('\n')).toContain(index < pages.length - 1 ? 'कर योग्य' : 'कुल राशि');
    });
  });
});
