import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { emailChanges } from '@aabha/db/schema/accounts';
import { only } from '@aabha/db/tx';

interface NewEmailChange {
  userId: string;
  oldEmail: string;
  newEmail: string;
  nonce: string;
  createdAt: string;
  expiresAt: string;
}

/** Stores a change of e-mail, so that its earlier address can undo it. Returns its id. */
export async function insertEmailChange(tx: DbOrTx, change: NewEmailChange): Promise<string> {
  return only(await tx.insert(emailChanges).values(change).returning({ id: emailChanges.id })).id;
}

/** Returns a change that can still be undone at `now`. */
export async function findUndoableChange(db: DbOrTx, id: string, now: string) {
  const [row] = await db
    .select({
      id: emailChanges.id,
      userId: emailChanges.userId,
      oldEmail: emailChanges.oldEmail,
      newEmail: emailChanges.newEmail,
      nonce: emailChanges.nonce,
      createdAt: emailChanges.createdAt,
    })
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.undoneAt), gt(emailChanges.expiresAt, now)));
  return row;
}
type UndoableChange = NonNullable<Awaited<ReturnType<typeof findUndoableChange>>>;

/** Marks a change and all later ones of the account as undone, which disables their links. */
export async function markUndone(tx: DbOrTx, { userId, createdAt }: UndoableChange, now: string) {
  await tx
    .update(emailChanges)
    .set({ undoneAt: now })
    .where(
      and(
        eq(emailChanges.userId, userId),
        gte(emailChanges.createdAt, createdAt),
        isNull(emailChanges.undoneAt),
      ),
    );
}
