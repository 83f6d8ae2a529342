import { commercialNote, isTooLateForTax } from '@aabha/contracts/credit-notes/commercial-note';
import { creditNoteSnapshot } from '@aabha/contracts/credit-notes/credit-note-snapshot';
import { CREDIT_NOTE_COLUMNS } from '@aabha/contracts/credit-notes/credit-notes.csv';
import type {
  DownloadCreditNoteInput,
  ExportCreditNotesInput,
  ListCreditNotesInput,
  UpdateCreditNoteInput,
} from '@aabha/contracts/credit-notes/credit-notes.schema';
import { documentFiltersOf } from '@aabha/contracts/invoices/document-filters.rules';
import { inputCreditReversal } from '@aabha/contracts/credit-notes/input-credit-reversal';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { Language } from '@aabha/contracts/language/language';
import { paise } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { documentLanguage } from '../../mails/document-language';
import { hasPermission } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { SignedInContext } from '../../context/context';
import type { Mail } from '../../ports/mail/mail';
import { registrationOf } from '../e-invoices/e-invoices.service';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import {
  findCreditedInvoice,
  findInvoiceOfCredits,
  findRefundsWithoutCreditNote,
  upsertCreditNote,
} from './credit-note-numbers.queries';
import {
  countCreditNotes,
  findCreditNote,
  findCreditNoteIds,
  findCreditNoteOfRefund,
  lockCreditNote,
  selectCreditNotes,
  selectCreditNotesOfIds,
  setReversedOn,
} from './credit-notes.queries';
import { numberCreditNotes } from './number-credit-notes';

/** What a refund gives back of an order, in the order of its lines. */
type CreditedParts = Parameters<typeof creditNoteSnapshot>[0]['parts'];

/**
 * Adds the credit note of a refund to its transaction, where there is an invoice. One of all that was invoiced has the
 * invoice's own lines.
 */
export async function addCreditNote(tx: Tx, refundId: string, parts: CreditedParts): Promise<void> {
  const found = await findCreditedInvoice(tx, refundId);
  if (!found) return;
  const { invoiceId, invoice, invoicePaise, amountPaise, reason, credited } = found;
  const isWhole = credited.length === 0 && amountPaise === invoicePaise;
  const snapshot = isWhole ? invoice : creditNoteSnapshot({ invoice, credited, parts });
  await upsertCreditNote(tx, { invoiceId, refundId, amountPaise, reason, snapshot });
}

/** Returns the content that the credit note of a refund would have; undefined where nothing was invoiced. */
export async function previewCreditNote(
  { db, now }: Pick<SignedInContext, 'db' | 'now'>,
  orderId: string,
  parts: CreditedParts,
) {
  const found = await findInvoiceOfCredits(db, orderId);
  if (!found) return undefined;
  const snapshot = creditNoteSnapshot({ ...found, parts });
  return isTooLateForTax(found.issuedAt, now().toISOString()) ? commercialNote(snapshot) : snapshot;
}

/** Adds the credit notes of refunds that processes of the version before made. */
export async function addMissingCreditNotes({ db }: Pick<AppDeps, 'db'>): Promise<void> {
  for (const { id: refundId } of await findRefundsWithoutCreditNote(db)) {
    const found = await findCreditedInvoice(db, refundId);
    if (!found) continue;
    const { invoiceId, invoicePaise: amountPaise, reason, invoice: snapshot } = found;
    await upsertCreditNote(db, { invoiceId, refundId, amountPaise, reason, snapshot });
  }
}

type FoundCreditNote = NonNullable<Awaited<ReturnType<typeof findCreditNote>>>;
type IssuedCreditNote = FoundCreditNote & { number: string; issuedAt: string };

const isIssued = (note: FoundCreditNote): note is IssuedCreditNote => note.number !== null;

/** Returns a page of the caller's credit notes, all for staff who may see invoices (docs/spec/invoices-and-tax.md#credit-notes). */
export async function listCreditNotes(ctx: SignedInContext, input: ListCreditNotesInput) {
  const all = hasPermission(ctx.user, 'invoices');
  if (!all && input.filters.user_Id !== undefined && input.filters.user_Id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const { search, reversal } = input.filters;
  const document = documentFiltersOf(input.filters);
  const which = { userId: all ? input.filters.user_Id : ctx.user.id, search, reversal, document };
  const [rows, creditNoteCount] = await Promise.all([
    selectCreditNotes(ctx.db, { ...input, ...which }),
    countCreditNotes(ctx.db, which),
  ]);
  const creditNoteList = rows.map((row) => ({
    _id: row.id,
    creditNoteNumber: row.number ?? '',
    created_at: row.issuedAt ?? '',
    amount: paise(row.amountPaise),
    reason: row.reason,
    refund_status: row.refundStatus,
    gstin: row.snapshot.buyer.gstin ?? '',
    reversal: inputCreditReversal(row.snapshot, row.reversedOn),
    reversed_on: row.reversedOn ?? undefined,
    invoice: { _id: row.invoiceId, invoiceNumber: row.invoiceNumber, created_at: row.invoiceIssuedAt },
    order_id: row.orderId,
    wholesale_order_id: row.wholesaleOrderId,
    user_Id: { _id: row.userId ?? '', name: row.name, phone: row.phone, email: row.email },
  }));
  return { creditNoteList, creditNoteCount };
}

/** Exports the credit notes of a SuperAdmin's list under these filters, newest first, as issued. */
export function exportCreditNotes(ctx: SignedInContext, { filters }: ExportCreditNotesInput) {
  return startExport(ctx, {
    list: 'credit-notes',
    filters,
    columns: CREDIT_NOTE_COLUMNS,
    findIds: (db) =>
      findCreditNoteIds(db, {
        ...{ userId: filters.user_Id, search: filters.search, reversal: filters.reversal },
        document: documentFiltersOf(filters),
      }),
    readRows: async (db, ids) =>
      (await selectCreditNotesOfIds(db, ids)).map((note) => ({
        ...note,
        number: note.number ?? '',
        issuedAt: note.issuedAt ?? '',
      })),
  });
}

/** Returns the PDF of a credit note, with its IRN. */
async function pdfOf(
  deps: Pick<AppDeps, 'ports' | 'db'>,
  note: IssuedCreditNote,
  language: Language,
): Promise<Buffer> {
  const registration = await registrationOf(deps.db, note.id);
  return deps.ports.pdf.creditNote({ ...note, registration }, language);
}

/**
 * Notes whether the buyer has reversed the input credit of a credit note, with an audit entry
 * (docs/spec/invoices-and-tax.md#reversal-by-the-buyer).
 */
export async function updateCreditNote(ctx: SignedInContext, input: UpdateCreditNoteInput) {
  const { id, reversal } = input;
  const today = indiaDay(ctx.now());
  const after = reversal === 'done' ? (input.reversed_on ?? today) : null;
  await inTx(ctx.db, async (tx) => {
    const note = await lockCreditNote(tx, id);
    if (!note) throw appError('CREDIT_NOTE_NOT_FOUND');
    if (inputCreditReversal(note.snapshot, null) === 'not-needed') throw appError('CREDIT_NOTE_NOT_B2B');
    const issuedOn = indiaDay(new Date(note.issuedAt ?? 0));
    if (after !== null && (after > today || after < issuedOn))
      throw new AppError('CREDIT_NOTE_REVERSAL_DAY', undefined, { reversed_on: 'Choose another day.' });
    if (note.reversedOn === after) return;
    await setReversedOn(tx, note.id, after);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'credit-note.reversal', entity: 'credit-note', entityId: note.id },
      ...{ before: { reversed_on: note.reversedOn }, after: { reversed_on: after } },
    });
  });
  return { reversal, reversed_on: after ?? undefined };
}

/**
 * Returns the PDF of the caller's credit note in their language or the chosen one, of any for staff who may see invoices; another person's is 404
 * (docs/spec/invoices-and-tax.md#credit-notes).
 */
export async function downloadCreditNote(ctx: SignedInContext, { id, language }: DownloadCreditNoteInput) {
  const note = await findCreditNote(ctx.db, id);
  const mine = hasPermission(ctx.user, 'invoices') || note?.userId === ctx.user.id;
  if (!note || !mine) throw appError('CREDIT_NOTE_NOT_FOUND');
  if (!isIssued(note)) throw appError('CREDIT_NOTE_NOT_NUMBERED');
  const pdf = await pdfOf(ctx, note, await documentLanguage(ctx, language));
  return { filename: `${note.id}.pdf`, pdf: pdf.toString('base64') };
}

/** Returns the PDF of a credit note; undefined for one without a number. The caller checks whose it is. */
export async function issuedCreditNotePdf(
  deps: Pick<AppDeps, 'db' | 'ports'>,
  id: string,
  language: Language,
) {
  const note = await findCreditNote(deps.db, id);
  return note && isIssued(note) ? deps.ports.pdf.creditNote(note, language) : undefined;
}

/**
 * Returns the credit note of a refund, or the one with an id, as mail attachments; throws while it has no number, to be
 * retried.
 */
export async function creditNoteAttachments(
  deps: AppDeps,
  which: { refundId: string } | { id: string },
  language: Language,
): Promise<Mail['attachments']> {
  await numberCreditNotes(deps.db, deps.ports.clock.now());
  const note = await ('id' in which
    ? findCreditNote(deps.db, which.id)
    : findCreditNoteOfRefund(deps.db, which.refundId));
  if (!note) return [];
  if (!isIssued(note)) throw appError('CREDIT_NOTE_NOT_NUMBERED');
  return [
    {
      filename: `Credit note ${note.number.replaceAll('/', '-')}.pdf`,
      content: await pdfOf(deps, note, language),
      contentType: 'application/pdf',
    },
  ];
}
