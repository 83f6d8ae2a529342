import { and, asc, count, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { ListCreditNotesInput } from '@aabha/contracts/credit-notes/credit-notes.schema';
import type { DbOrTx } from '@aabha/db/client';
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
}

/** Returns the condition for numbered credit notes of a person or matching a text. */
function wanted({ userId, search }: Wanted): SQL | undefined {
  const owner = userId === undefined ? undefined : isUuid(userId) ? eq(invoices.userId, userId) : sql`false`;
  const text = search?.trim();
  const matches = text
    ? or(
        containsText(creditNotes.number, text),
        containsText(invoices.number, text),
        containsText(users.name, text),
        containsText(users.email, text),
        containsPhone(users.phone, text),
      )
    : undefined;
  return and(isNotNull(creditNotes.number), owner, matches);
}

/* Every credit note is of a numbered invoice of an account's order, since only those have refunds. */
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
  refundStatus: refunds.status,
  name: users.name,
  email: users.email,
  phone: users.phone,
};

const selectIssued = (db: DbOrTx) =>
  db
    .select(issued)
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(users, eq(users.id, invoices.userId))
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
    .innerJoin(users, eq(users.id, invoices.userId));
  return only(await found.where(wanted(which))).ids;
}

export async function countCreditNotes(db: DbOrTx, which: Wanted): Promise<number> {
  const found = db
    .select({ n: count() })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId));
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

export async function findCreditNoteOfRefund(db: DbOrTx, refundId: string): Promise<IssuedRow | undefined> {
  return (await selectIssued(db).where(eq(creditNotes.refundId, refundId)))[0];
}
