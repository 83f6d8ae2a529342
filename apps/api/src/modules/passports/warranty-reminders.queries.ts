import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { warrantyReminders as reminders } from '@aabha/db/schema/warranty-reminders';

/** Returns the reminder of a television. */
export async function findReminder(db: DbOrTx, serialId: string) {
  const [row] = await db.select().from(reminders).where(eq(reminders.serialId, serialId));
  return row;
}

/** Stores a reminder in place of an earlier one of the television. */
export async function putReminder(
  tx: Tx,
  { serialId, userId, lookOn, at }: { serialId: string; userId: string; lookOn: string; at: string },
): Promise<void> {
  const values = { userId, lookOn, sentFor: null, createdAt: at };
  await tx
    .insert(reminders)
    .values({ serialId, ...values })
    .onConflictDoUpdate({ target: reminders.serialId, set: values });
}

/** Removes the reminder of a television. Returns whose it was. */
export async function deleteReminder(tx: DbOrTx, serialId: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(reminders)
    .where(eq(reminders.serialId, serialId))
    .returning({ userId: reminders.userId });
  return row?.userId;
}

/** Locks some reminders whose day has come, but those that another process has. */
export const lockDueReminders = (tx: Tx, today: string, limit: number) =>
  tx
    .select({ serialId: reminders.serialId, userId: reminders.userId })
    .from(reminders)
    .where(and(lte(reminders.lookOn, today), isNull(reminders.sentFor)))
    .orderBy(asc(reminders.lookOn), asc(reminders.serialId))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Changes the day of a reminder, or notes that it was sent. */
export async function updateReminder(
  tx: Tx,
  serialId: string,
  values: { lookOn: string } | { sentFor: string },
): Promise<void> {
  await tx.update(reminders).set(values).where(eq(reminders.serialId, serialId));
}
