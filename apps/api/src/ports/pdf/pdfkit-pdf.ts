import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawInvoice } from './draw-invoice';
import { creditNoteSheet, invoiceSheet, type InvoiceSheet } from './invoice-sheet';
import type { PdfPort } from './pdf';

/**
 * Returns the folder of Manrope (SIL Open Font License 1.1) with the rupee sign: beside this file, or beside
 * the bundle.
 */
function fontsFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'fonts');
  if (!existsSync(join(folder, 'Manrope-Regular.ttf'))) throw new Error(`No fonts in ${folder}.`);
  return folder;
}

/** Loads the library at the first invoice, which saves 25 MB in processes that draw none. */
async function newDocument({ title, number, seller }: InvoiceSheet, issuedAt: string) {
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
      Title: `${title} ${number}`,
      Author: seller.name,
      /* The date of issue instead of the time of drawing, so that the file is byte-identical each time. */
      CreationDate: issued,
      ModDate: issued,
    },
  });
}

/** Returns a PDF port that uses pdfkit inside the process. */
export function pdfkitPdf(): PdfPort {
  const fonts = fontsFolder();
  async function draw(sheet: InvoiceSheet, issuedAt: string): Promise<Buffer> {
    const document = await newDocument(sheet, issuedAt);
    return new Promise<Buffer>((resolve, reject) => {
      const parts: Buffer[] = [];
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      document.on('error', reject);
      document.registerFont('regular', join(fonts, 'Manrope-Regular.ttf'));
      document.registerFont('bold', join(fonts, 'Manrope-Bold.ttf'));
      drawInvoice(document, sheet);
      document.end();
    });
  }

  return {
    invoice: (invoice) => draw(invoiceSheet(invoice), invoice.issuedAt),
    creditNote: (note) => draw(creditNoteSheet(note), note.issuedAt),
  };
}
