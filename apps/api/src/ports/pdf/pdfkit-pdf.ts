import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawInvoice } from './draw-invoice';
import { drawPapers } from './draw-papers';
import { drawSelfAudit } from './draw-self-audit';
import type { Document } from './drawing-primitives';
import { creditNoteSheet, invoiceSheet, type InvoiceSheet } from './invoice-sheet';
import { fontsFolder } from '../../core/fonts-folder';
import { parsedFonts } from './parsed-fonts';
import type { PdfPort } from './pdf';
import { selfAuditSheet } from './self-audit-sheet';

/** Fonts by the name that drawing uses; a document contains those that it uses. */
const FONTS = {
  regular: 'Manrope-Regular.ttf',
  bold: 'Manrope-Bold.ttf',
  'devanagari-regular': 'NotoSansDevanagari-Regular.ttf',
  'devanagari-bold': 'NotoSansDevanagari-Bold.ttf',
};

interface DocumentFacts {
  title: string;
  author: string;
  issuedAt: string;
  /** BCP 47. */
  locale: string;
  /** Without its first page, for papers of several sizes. */
  isEmpty?: boolean;
}

type NewDocument = typeof import('pdfkit');

function newDocument(
  PdfDocument: NewDocument,
  { title, author, issuedAt, locale, isEmpty = false }: DocumentFacts,
): Document {
  const issued = new Date(issuedAt);
  return new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: !isEmpty,
    bufferPages: true,
    lang: locale,
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

/**
 * Returns a function that returns a new document with the fonts. It loads the libraries at the first one, which saves 25 MB
 * in processes that draw none.
 */
function documentsWith(folder: string): (facts: DocumentFacts) => Promise<Document> {
  let fontOf: ReturnType<typeof parsedFonts> | undefined;
  return async (facts) => {
    const [{ default: PdfDocument }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')]);
    fontOf ??= parsedFonts(create);
    const document = newDocument(PdfDocument, facts);
    for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, fontOf(join(folder, file)));
    return document;
  };
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
  const documentOf = documentsWith(fontsFolder());
  const inTurn = oneAtATime();
  async function draw(facts: DocumentFacts, drawOn: (document: Document) => void): Promise<Buffer> {
    const document = await documentOf(facts);
    return new Promise<Buffer>((resolve, reject) => {
      const parts: Buffer[] = [];
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      document.on('error', reject);
      drawOn(document);
      document.end();
    });
  }
  const drawSheet = (sheet: InvoiceSheet, issuedAt: string) => {
    const { title, number, seller, locale } = sheet;
    const facts = { title: `${title} ${number}`, author: seller.name, issuedAt, locale };
    return draw(facts, (document) => drawInvoice(document, sheet));
  };

  return {
    invoice: (invoice, language) =>
      inTurn(() => drawSheet(invoiceSheet(invoice, language), invoice.issuedAt)),
    creditNote: (note, language) => inTurn(() => drawSheet(creditNoteSheet(note, language), note.issuedAt)),
    selfAudit: (audit) =>
      inTurn(() => {
        const sheet = selfAuditSheet(audit);
        const facts = { title: sheet.title, author: sheet.company, issuedAt: audit.endedAt, locale: 'en-IN' };
        return draw(facts, (document) => drawSelfAudit(document, sheet));
      }),
    papers: async function* papers(title, sheets) {
      /* Fonts of its own, since other documents are drawn between two papers. */
      const facts = { title, author: '', issuedAt: new Date().toISOString(), locale: 'en-IN', isEmpty: true };
      yield* drawPapers(await documentsWith(fontsFolder())(facts), sheets);
    },
  };
}
