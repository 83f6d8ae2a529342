import { ZodError } from 'zod';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { eInvoiceOf, type EInvoiceDocument } from '@aabha/contracts/e-invoice/e-invoice';
import type { ListEInvoicesInput, RegisterEInvoiceInput } from '@aabha/contracts/e-invoice/e-invoices.schema';
import { registrationDueAt, signedQrProblem } from '@aabha/contracts/e-invoice/registration.rules';
import { paise } from '@aabha/contracts/money/money';
import { startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { JsonFile } from '@aabha/contracts/wire/json-file';
import type { DbOrTx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import {
  countBusinessDocuments,
  findBusinessDocument,
  findRegistration,
  replaceRegistration,
  selectBusinessDocuments,
  type BusinessDocument,
} from './e-invoices.queries';

/** Returns what is printed of a registered invoice or credit note; undefined where it was not registered. */
export const registrationOf = (db: DbOrTx, documentId: string) => findRegistration(db, documentId);

function described(document: BusinessDocument) {
  const { id, kind, number, issuedAt, amountPaise, snapshot, irn } = document;
  return {
    ...{ _id: id, kind, number, issued_at: issuedAt, due_at: registrationDueAt(issuedAt) },
    value: paise(amountPaise),
    buyer: { name: snapshot.buyer.name, gstin: snapshot.buyer.gstin ?? '' },
    registration:
      irn === null
        ? undefined
        : {
            irn,
            ack_number: document.ackNumber ?? '',
            ack_at: document.ackAt ?? '',
            registered_at: document.registeredAt ?? '',
            registeredBy: { _id: document.registeredBy ?? '', name: document.registeredByName ?? '' },
          },
  };
}

/**
 * Returns a page of the documents to businesses since e-invoicing applies, newest first; those without an IRN oldest first. None
 * where it does not apply.
 */
export async function listEInvoices(ctx: SignedInContext, input: ListEInvoicesInput) {
  const from = ctx.settings.current.eInvoicingFrom;
  if (from === '') return { eInvoiceList: [], eInvoiceCount: 0 };
  const since = startOfIndiaDay(from).toISOString();
  const isOldestFirst = input.filters.state === 'missing';
  const [rows, eInvoiceCount] = await Promise.all([
    selectBusinessDocuments(ctx.db, { ...input, since, isOldestFirst }),
    countBusinessDocuments(ctx.db, { filters: input.filters, since }),
  ]);
  return { eInvoiceList: rows.map(described), eInvoiceCount };
}

async function findDocument(db: DbOrTx, id: string): Promise<BusinessDocument> {
  const document = await findBusinessDocument(db, id);
  if (!document) throw appError('E_INVOICE_NOT_FOUND');
  return document;
}

const contentOf = ({ invoiceNumber, invoiceIssuedAt, ...document }: BusinessDocument): EInvoiceDocument => ({
  ...document,
  invoice:
    invoiceNumber === null || invoiceIssuedAt === null
      ? undefined
      : { number: invoiceNumber, issuedAt: invoiceIssuedAt },
});

/** Returns the JSON of an e-invoice; 409 for a document that the portal would refuse. */
function jsonOf(document: BusinessDocument): string {
  try {
    return JSON.stringify(eInvoiceOf(contentOf(document)));
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw appError('E_INVOICE_REFUSED', { problems });
  }
}

async function* onePiece(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

/** Returns the e-invoice (INV-01) of an invoice or a credit note as a file. */
export async function downloadEInvoice(ctx: SignedInContext, { id }: { id: string }): Promise<JsonFile> {
  if (!ctx.takesFiles) throw appError('EXPORT_OVER_REST');
  const document = await findDocument(ctx.db, id);
  const json = jsonOf(document);
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      ...{ action: 'e-invoice.export', entity: 'e-invoice', entityId: id },
      ...{ before: null, after: { number: document.number } },
    }),
  );
  return { fileName: `${document.number.replaceAll('/', '-')}.json`, json: onePiece(json) };
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'e_invoices_irn_key' ? appError('E_INVOICE_IRN_USED') : error;

/** Stores what the portal gave to a document, after comparing the signed QR code with it; a later entry replaces it. */
export async function registerEInvoice(ctx: SignedInContext, input: RegisterEInvoiceInput) {
  const { id, irn, ack_number, ack_at, signed_qr } = input;
  const document = await findDocument(ctx.db, id);
  const problem = signedQrProblem(input, contentOf(document));
  if (problem !== undefined) throw new AppError('E_INVOICE_MISMATCH', { problem }, { signed_qr: problem });
  const after = { irn, ack_number, ack_at: new Date(ack_at).toISOString() };
  await inTx(ctx.db, async (tx) => {
    const before = await findRegistration(tx, id);
    await replaceRegistration(tx, {
      documentId: id,
      values: {
        ...(document.kind === 'invoice' ? { invoiceId: id } : { creditNoteId: id }),
        ...{ irn, ackNumber: ack_number, ackAt: after.ack_at, signedQr: signed_qr },
        registeredBy: ctx.user.id,
      },
    });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'e-invoice.register', entity: 'e-invoice', entityId: id, after },
      before: before ? { irn: before.irn, ack_number: before.ackNumber, ack_at: before.ackAt } : null,
    });
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  return { eInvoice: described(await findDocument(ctx.db, id)) };
}
