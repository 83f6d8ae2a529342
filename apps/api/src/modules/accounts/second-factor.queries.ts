import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { passkeys } from '@aabha/db/schema/passkeys';
import { authenticators, recoveryCodes } from '@aabha/db/schema/staff-sign-in';

const totpOf = (staffId: string) => and(eq(authenticators.staffId, staffId), eq(authenticators.kind, 'totp'));

/** Whether the account of a row of `users` has a second factor. Named in full: a query of one table names its columns alone. */
export const userHasFactor = sql<boolean>`(exists (select from authenticators
  where authenticators.staff_id = users.id and authenticators.confirmed_at is not null)
  or exists (select from passkeys where passkeys.staff_id = users.id))`;

/** Returns when an account confirmed its authenticator app; undefined where it has none. */
export async function findEnrolledAt(db: DbOrTx, staffId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(and(totpOf(staffId), isNotNull(authenticators.confirmedAt)));
  return row?.confirmedAt ?? undefined;
}

/** Returns an account's authenticator app, confirmed or not, locked against other changes. */
export async function lockTotp(tx: Tx, staffId: string) {
  const [row] = await tx.select().from(authenticators).where(totpOf(staffId)).for('update');
  return row;
}

/** Stores the secret of an enrolment that begins; false where the account has a confirmed one. */
export async function replacePendingTotp(
  db: DbOrTx,
  staffId: string,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await db
    .insert(authenticators)
    .values({ staffId, kind: 'totp', sealedSecret })
    .onConflictDoUpdate({
      target: [authenticators.staffId, authenticators.kind],
      set: { sealedSecret, createdAt: sql`now()` },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ id: authenticators.id });
  return rows.length > 0;
}

export async function confirmTotp(tx: Tx, id: string, confirmedAt: string, lastStep: number): Promise<void> {
  await tx.update(authenticators).set({ confirmedAt, lastStep }).where(eq(authenticators.id, id));
}

/** Marks the step of a code as used; false where it, or a later one, was used before. */
export async function useStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(eq(authenticators.id, id), or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))),
    )
    .returning({ id: authenticators.id });
  return rows.length > 0;
}

/** Returns whether an account has a second factor of any kind. */
export async function hasFactor(db: DbOrTx, staffId: string): Promise<boolean> {
  const [row] = await db.select({ has: userHasFactor }).from(users).where(eq(users.id, staffId));
  return row?.has ?? false;
}

/** Deletes the authenticator app of an account; true where it was the last second factor, whose recovery codes go with it. */
export async function deleteApp(tx: Tx, staffId: string): Promise<boolean> {
  await tx.delete(authenticators).where(eq(authenticators.staffId, staffId));
  return deleteCodesWithoutFactor(tx, staffId);
}

/** Deletes the recovery codes of an account that has no second factor left; true where that is so. */
export async function deleteCodesWithoutFactor(tx: Tx, staffId: string): Promise<boolean> {
  if (await hasFactor(tx, staffId)) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  return true;
}

/** Deletes every second factor of an account: app, passkeys and recovery codes. Returns how many passkeys there were. */
export async function deleteFactors(tx: Tx, staffId: string): Promise<number> {
  await tx.delete(authenticators).where(eq(authenticators.staffId, staffId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  return (await tx.delete(passkeys).where(eq(passkeys.staffId, staffId)).returning({ id: passkeys.id }))
    .length;
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ staffId, hash })));
}

/** Marks a recovery code as used; false where there is none or it was used before. */
export async function useRecoveryCode(
  tx: Tx,
  staffId: string,
  hash: string,
  usedAt: string,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(eq(recoveryCodes.staffId, staffId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: DbOrTx, staffId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)));
  return row?.n ?? 0;
}
