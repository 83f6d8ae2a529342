import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** Returns a function that runs one work after the other, so that requests are handled between two of them. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Returns a PDF port that uses pdfkit inside the process. Documents are drawn one at a time: drawing does not give way, and
 * several would stop the process for as long as all of them take.
 */
export function pdfkitPdf(): PdfPort {
  const fonts = fontsFolder();
  const inTurn = oneAtATime();
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
    invoice: (invoice) => inTurn(() => draw(invoiceSheet(invoice), invoice.issuedAt)),
    creditNote: (note) => inTurn(() => draw(creditNoteSheet(note), note.issuedAt)),
  };
}
