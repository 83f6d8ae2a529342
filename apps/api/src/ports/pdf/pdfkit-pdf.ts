import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawInvoice } from './draw-invoice';
import { invoiceSheet } from './invoice-sheet';
import type { IssuedInvoice, PdfPort } from './pdf';

/** Manrope (SIL Open Font License 1.1) with the rupee sign: beside this file, or beside the bundle it was built into. */
function fontsFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'fonts');
  if (!existsSync(join(folder, 'Manrope-Regular.ttf'))) throw new Error(`No fonts in ${folder}.`);
  return folder;
}

/** Loads the library at the first invoice: what draws none has 25 MB more room. */
async function newDocument({ number, issuedAt, snapshot }: IssuedInvoice) {
  const { default: PdfDocument } = await import('pdfkit');
  const issued = new Date(issuedAt);
  return new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: `Tax Invoice ${number}`,
      Author: snapshot.seller.name,
      /* Not the time of drawing: the same invoice is the same file whenever it is asked for. */
      CreationDate: issued,
      ModDate: issued,
    },
  });
}

/** PDFs by pdfkit, inside the process. */
export function pdfkitPdf(): PdfPort {
  const fonts = fontsFolder();
  return {
    async invoice(invoice) {
      const document = await newDocument(invoice);
      return new Promise<Buffer>((resolve, reject) => {
        const parts: Buffer[] = [];
        document.on('data', (part: Buffer) => parts.push(part));
        document.on('end', () => resolve(Buffer.concat(parts)));
        document.on('error', reject);
        document.registerFont('regular', join(fonts, 'Manrope-Regular.ttf'));
        document.registerFont('bold', join(fonts, 'Manrope-Bold.ttf'));
        drawInvoice(document, invoiceSheet(invoice));
        document.end();
      });
    },
  };
}
