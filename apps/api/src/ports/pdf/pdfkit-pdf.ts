import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drawInvoice } from './draw-invoice';
import { drawSelfAudit } from './draw-self-audit';
import type { Document } from './drawing-primitives';
import { creditNoteSheet, invoiceSheet, type InvoiceSheet } from './invoice-sheet';
import type { PdfPort } from './pdf';
import { selfAuditSheet } from './self-audit-sheet';

/**
 * Returns the folder of Manrope (SIL Open Font License 1.1) with the rupee sign: beside this file, or beside
 * the bundle.
 */
function fontsFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'fonts');
  if (!existsSync(join(folder, 'Manrope-Regular.ttf'))) throw new Error(`No fonts in ${folder}.`);
  return folder;
}

interface DocumentFacts {
  title: string;
  author: string;
  issuedAt: string;
}

/** Loads the library at the first document, which saves 25 MB in processes that draw none. */
async function newDocument({ title, author, issuedAt }: DocumentFacts) {
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
      Title: title,
      Author: author,
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
  async function draw(facts: DocumentFacts, drawOn: (document: Document) => void): Promise<Buffer> {
    const document = await newDocument(facts);
    return new Promise<Buffer>((resolve, reject) => {
      const parts: Buffer[] = [];
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      document.on('error', reject);
      document.registerFont('regular', join(fonts, 'Manrope-Regular.ttf'));
      document.registerFont('bold', join(fonts, 'Manrope-Bold.ttf'));
      drawOn(document);
      document.end();
    });
  }
  const drawSheet = (sheet: InvoiceSheet, issuedAt: string) =>
    draw({ title: `${sheet.title} ${sheet.number}`, author: sheet.seller.name, issuedAt }, (document) =>
      drawInvoice(document, sheet),
    );

  return {
    invoice: (invoice) => inTurn(() => drawSheet(invoiceSheet(invoice), invoice.issuedAt)),
    creditNote: (note) => inTurn(() => drawSheet(creditNoteSheet(note), note.issuedAt)),
    selfAudit: (audit) =>
      inTurn(() => {
        const sheet = selfAuditSheet(audit);
        const facts = { title: sheet.title, author: sheet.company, issuedAt: audit.endedAt };
        return draw(facts, (document) => drawSelfAudit(document, sheet));
      }),
  };
}
