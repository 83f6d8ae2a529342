import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVOICE_SNAPSHOT } from '../../testing/invoice-snapshot';
import { pdfBarcodes } from '../../testing/pdf-barcodes';
import { pdfPages } from '../../testing/pdf-pages';
import { code128 } from './code128';
import type { LabelSheet } from './dispatch-sheets';
import type { Paper } from './pdf';
import { pdfkitPdf } from './pdfkit-pdf';

const ORDER = {
  ...{ orderNumber: '1A2B3C4D', placedAt: '2026-11-21T10:00:00.000Z', dispatchCenter: 'Bengaluru Hub' },
  promise: 'Expected by 27 Nov 2026',
  to: {
    name: 'Asha Rao',
    lines: ['7 Temple Street', 'Bengaluru, Karnataka 560034'],
    phone: '98765 43210',
    zip: '560034',
  },
  from: { name: 'Aabha', lines: ['1 Mill Road', 'Bengaluru, Karnataka 560001'] },
  ...{ needsEwayBill: true, courierName: '', awb: '', isReplacement: false },
};
const ITEM = {
  name: 'Surya 43',
  modelNumber: 'SUR43',
  sku: 'AAB-43',
  quantity: 2,
  serials: ['SN1', 'SN2'],
  warrantyMonths: 36,
};
const label = (over: Partial<LabelSheet> = {}): Paper => ({
  kind: 'label',
  sheet: { ...ORDER, box: 1, boxes: 2, weightKg: 14.5, contents: '2 × Surya 43', ...over },
});

async function drawn(...papers: Paper[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of pdfkitPdf().papers('Papers', papers)) parts.push(part);
  return Buffer.concat(parts);
}

describe('Code 128', () => {
  /* Made with another encoder. */
  it.each([
    ['1A2B3C4D', '2112141232211113232232111311232211321313212212311123131112422331112'],
    ['SUR43-A7', '2112142131132131312311312212312211321221321113233121312113312331112'],
    ['~ !"#$z{|}', '2112141311412122222221222222211212231213222141214121211111431113411412212331112'],
  ])('of %s has these widths', (text, widths) => {
    expect(code128(text).join('')).toBe(widths);
  });

  it('has whole symbols of 11 modules, whatever it says, and refuses other letters', () => {
    const printable = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(printable, (text) => {
        expect(code128(text).reduce((sum, width) => sum + width, 0)).toBe((text.length + 2) * 11 + 13);
      }),
    );
    expect(() => code128('ऑर्डर')).toThrow();
  });
});

describe('labels', () => {
  it('are pages of 4 × 6 inches whose barcodes read as the order and its AWB number', async () => {
    const pdf = await drawn(
      label(),
      label({ awb: 'SF-123456789', courierName: 'DTDC', box: 2, needsEwayBill: false }),
    );
    expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 288 432\]/g)).toHaveLength(2);
    expect(pdfBarcodes(pdf)).toEqual(['1A2B3C4D', '1A2B3C4D', 'SF-123456789']);
    const [first = '', second = ''] = await pdfPages(pdf);
    for (const text of ['Asha Rao', '560 034', 'Box 1 of 2', 'E-WAY BILL', '2 × Surya 43 · 14.5 kg'])
      expect(first).toContain(text);
    expect(second).toContain('Box 2 of 2');
    expect(second).not.toContain('E-WAY BILL');
  });
});

describe('papers', () => {
  it('heads the slip of a replacement so, and says that it is free of charge', async () => {
    const sheet = { ...ORDER, items: [ITEM], giftNote: '', isReplacement: true };
    const [page = ''] = await pdfPages(await drawn({ kind: 'packing-slip', sheet }));
    expect(page).toContain('Replacement 1A2B3C4D');
    expect(page.replaceAll(/\s+/g, ' ')).toContain('replace returned ones free of charge');
  });

  it('prints a gift note on the slip, in English and Hindi, and no heading without one', async () => {
    const note = 'Happy birthday, Amma! जन्मदिन मुबारक हो';
    const slip = (giftNote: string): Paper => ({
      kind: 'packing-slip',
      sheet: { ...ORDER, items: [ITEM], giftNote },
    });
    const [page = ''] = await pdfPages(await drawn(slip(note)));
    expect(page).toContain('Gift note');
    expect(page).toContain('Happy birthday, Amma!');
    const [plain = ''] = await pdfPages(await drawn(slip('')));
    expect(plain).not.toContain('Gift note');
  });

  it('of several kinds are pages of one file, each with its own foot', async () => {
    const issuedAt = '2026-11-21T10:00:00.000Z';
    const invoice = (serial: number): Paper => ({
      kind: 'invoice',
      ...{
        invoice: { number: `TV/2627/00000${serial}`, issuedAt, snapshot: INVOICE_SNAPSHOT },
        language: 'en',
      },
    });
    const orders = Array.from({ length: 80 }, (_, index) => ({
      ...ITEM,
      name: `Surya ${index}`,
      orders: ['1A2B3C4D'],
    }));
    const list = { dispatchCenter: 'Bengaluru Hub', printedAt: issuedAt, orderCount: 80, items: orders };
    const slip: Paper = { kind: 'packing-slip', sheet: { ...ORDER, items: [ITEM], giftNote: '' } };
    const pages = await pdfPages(
      await drawn({ kind: 'pick-list', sheet: list }, slip, invoice(1), invoice(2)),
    );
    const starts = pages.map(
      (page) => /Pick list|Packing slip 1A2B3C4D|TV\/2627\/\d+/.exec(page)?.[0] ?? 'more',
    );
    expect(starts.filter((start) => start !== 'more')).toEqual([
      ...['Pick list', 'Packing slip 1A2B3C4D', 'TV/2627/000001', 'TV/2627/000002'],
    ]);
    expect(starts.filter((start) => start === 'more').length).toBeGreaterThan(1);
    expect(pages[0]).toContain('160 televisions · 80 orders');
    expect(pages.find((page) => page.includes('Packing slip'))).toContain('Serial SN1, SN2');
    for (const page of pages.slice(-2)) expect(page).toContain('Page 1 of 1');
  });
});
