import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PdfPageCount } from './pdf-page-count';

const page = '12 0 obj\n<<\n/Type /Page\n/Parent 1 0 R\n>>\nendobj\n';
const pdfOf = (pages: number) => `%PDF-1.7\n${page.repeat(pages)}<< /Type /Pages /Count ${pages} >>\n%%EOF\n`;

test('counts the pages, wherever the download is divided, and knows its end', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (pages, sizes) => {
      const bytes = new TextEncoder().encode(pdfOf(pages));
      const count = new PdfPageCount();
      let at = 0;
      for (let part = 0; at < bytes.length; part += 1) {
        const size = sizes[part % sizes.length] ?? 1;
        count.add(bytes.subarray(at, at + size));
        at += size;
        if (at < bytes.length - 1) expect(count.isWhole).toBe(false);
      }
      expect([count.pages, count.isWhole]).toEqual([pages, true]);
    }),
  );
});
