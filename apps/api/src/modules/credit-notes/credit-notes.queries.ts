import type { PgColumn } from 'drizzle-orm/pg-core';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { ListCreditNotesInput } from '@aabha/contracts/credit-notes/credit-notes.schema';
import type { InputCreditReversal } from '@aabha/contracts/credit-notes/input-credit-reversal';
import type { DocumentFilters } from '@aabha/contracts/invoices/document-filters.schema';
import type { RefundStatus } from '@aabha/contracts/refunds/refunds.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { documentConditions } from '@aabha/db/document-conditions';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { users } from '@aabha/db/schema/accounts';
import { invoices } from '@aabha/db/schema/invoices';
import { refunds } from '@aabha/db/schema/refunds';
import { containsPhone, containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

interface Wanted {
  userId: string | undefined;
  search: string | undefined;
  reversal: InputCreditReversal | undefined;
  /** The filters of a report's rows. */
  document: DocumentFilters;
}

const buyerGstin = sql<string | null>`${creditNotes.snapshot} #>> '{buyer,gstin}'`;

function hasReversal(reversal: InputCreditReversal | undefined): SQL | undefined {
  if (reversal === undefined) return undefined;
  const isBusiness = sql`(coalesce(${buyerGstin}, '') <> '' and ${creditNotes.snapshot} -> 'isCommercial' is null)`;
  if (reversal === 'not-needed') return not(isBusiness);
  return and(
    isBusiness,
    reversal === 'done' ? isNotNull(creditNotes.reversedOn) : isNull(creditNotes.reversedOn),
  );
}

/** Returns the condition for numbered credit notes of a person or matching a text. */
function wanted({ userId, search, reversal, document }: Wanted): SQL | undefined {
  const owner = userId === undefined ? undefined : isUuid(userId) ? eq(invoices.userId, userId) : sql`false`;
  const text = search?.trim();
  const matches = text
    ? or(
        containsText(creditNotes.number, text),
        containsText(invoices.number, text),
        containsText(users.name, text),
        containsText(users.email, text),
        containsPhone(users.phone, text),
        and(
          isNotNull(invoices.wholesaleOrderId),
          or(
            containsText(sql`(${creditNotes.snapshot} #>> '{buyer,name}')`, text),
            containsText(sql`(${creditNotes.snapshot} #>> '{buyer,email}')`, text),
            containsPhone(sql`(${creditNotes.snapshot} #>> '{buyer,phone}')`, text),
          ),
        ),
      )
    : undefined;
  const ofReport = documentConditions(document, {
    issuedAt: creditNotes.issuedAt,
    snapshot: creditNotes.snapshot,
  });
  return and(isNotNull(creditNotes.number), owner, matches, hasReversal(reversal), ofReport);
}

/* A wholesale order may have no account: then its buyer is the one of the invoice. Its credit notes have no refund. */
const buyer = (field: 'name' | 'email' | 'phone', ofAccount: PgColumn) =>
  sql<string>`case when ${invoices.wholesaleOrderId} is null then ${ofAccount}
    else coalesce(${creditNotes.snapshot} #>> array['buyer', ${field}]::text[], '') end`;

const issued = {
  id: creditNotes.id,
  userId: invoices.userId,
  number: creditNotes.number,
  issuedAt: creditNotes.issuedAt,
  amountPaise: creditNotes.amountPaise,
  reason: creditNotes.reason,
  snapshot: creditNotes.snapshot,
  invoiceId: invoices.id,
  invoiceNumber: sql<string>`coalesce(${invoices.number}, '')`,
  invoiceIssuedAt: invoices.createdAt,
  orderId: sql<string>`coalesce(${invoices.orderId}::text, '')`,
  wholesaleOrderId: sql<string>`coalesce(${invoices.wholesaleOrderId}::text, '')`,
  refundStatus: sql<RefundStatus>`coalesce(${refunds.status}::text, 'processed')`,
  reversedOn: creditNotes.reversedOn,
  name: buyer('name', users.name),
  email: buyer('email', users.email),
  phone: buyer('phone', users.phone),
};

const selectIssued = (db: DbOrTx) =>
  db
    .select(issued)
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .leftJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .leftJoin(users, eq(users.id, invoices.userId))
    .$dynamic();
type IssuedRow = Awaited<ReturnType<typeof selectIssued>>[number];

/** Selects a page of credit notes, newest first by default. */
export function selectCreditNotes(db: DbOrTx, input: ListCreditNotesInput & Wanted) {
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return selectIssued(db)
    .where(wanted(input))
    .orderBy(direction(creditNotes.issuedAt), direction(creditNotes.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

/** Returns the ids of all matching credit notes, newest first. */
export async function findCreditNoteIds(db: DbOrTx, which: Wanted): Promise<PackedIds> {
  const ids = packIds(creditNotes.id, [desc(creditNotes.issuedAt), desc(creditNotes.id)]);
  const found = db
    .select({ ids })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .leftJoin(users, eq(users.id, invoices.userId));
  return only(await found.where(wanted(which))).ids;
}

export async function countCreditNotes(db: DbOrTx, which: Wanted): Promise<number> {
  const found = db
    .select({ n: count() })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .leftJoin(users, eq(users.id, invoices.userId));
  return only(await found.where(wanted(which))).n;
}

/** Selects some credit notes as issued, newest first. */
export function selectCreditNotesOfIds(db: DbOrTx, ids: readonly string[]) {
  return selectIssued(db)
    .where(anyOf(creditNotes.id, ids))
    .orderBy(desc(creditNotes.issuedAt), desc(creditNotes.id));
}

export async function findCreditNote(db: DbOrTx, id: string): Promise<IssuedRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await selectIssued(db).where(eq(creditNotes.id, id)))[0];
}

/** Returns the credit notes of some wholesale orders, oldest first; `number` is empty for a moment after one was made. */
export function selectCreditNotesOfWholesale(db: DbOrTx, orderIds: readonly string[]) {
  return db
    .select({
      orderId: sql<string>`${invoices.wholesaleOrderId}`,
      _id: creditNotes.id,
      creditNoteNumber: sql<string>`coalesce(${creditNotes.number}, '')`,
      created_at: creditNotes.createdAt,
      amount: creditNotes.amountPaise,
    })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(inArray(invoices.wholesaleOrderId, [...orderIds]))
    .orderBy(asc(creditNotes.id));
}

export async function findCreditNoteOfRefund(db: DbOrTx, refundId: string): Promise<IssuedRow | undefined> {
  return (await selectIssued(db).where(eq(creditNotes.refundId, refundId)))[0];
}

/** Returns a numbered credit note with its buyer's GSTIN, locked for a change. */
export async function lockCreditNote(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({
      id: creditNotes.id,
      issuedAt: creditNotes.issuedAt,
      snapshot: creditNotes.snapshot,
      reversedOn: creditNotes.reversedOn,
    })
    .from(creditNotes)
    .where(and(eq(creditNotes.id, id), isNotNull(creditNotes.number)))
    .for('update');
  return row;
}

export async function setReversedOn(tx: Tx, id: string, reversedOn: string | null): Promise<void> {
  await tx.update(creditNotes).set({ reversedOn }).where(eq(creditNotes.id, id));
}
