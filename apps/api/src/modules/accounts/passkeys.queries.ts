import { and, asc, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { PasskeyPurpose } from '@aabha/contracts/accounts/passkeys.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { passkeyChallenges, passkeys } from '@aabha/db/schema/passkeys';
import { only } from '@aabha/db/tx';

const wire = {
  _id: passkeys.id,
  name: passkeys.name,
  is_backed_up: passkeys.isBackedUp,
  created_at: passkeys.createdAt,
  last_used_at: passkeys.lastUsedAt,
};

/** Returns the passkeys of an account, the oldest first. */
export function selectPasskeys(db: DbOrTx, staffId: string) {
  return db
    .select(wire)
    .from(passkeys)
    .where(eq(passkeys.staffId, staffId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Returns what a browser is told of the passkeys of an account. */
export function selectCredentials(db: DbOrTx, staffId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.staffId, staffId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(db: DbOrTx, staffId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(passkeys).where(eq(passkeys.staffId, staffId));
  return row?.n ?? 0;
}

/** Returns a passkey with its account; undefined for a credential that nobody added. */
export async function findPasskey(db: DbOrTx, credentialId: string) {
  const [row] = await db
    .select({
      ...{ id: passkeys.id, name: passkeys.name, publicKey: passkeys.publicKey },
      ...{ staffId: users.id, role: users.role, email: users.email, tokenVersion: users.tokenVersion },
      disabled: sql<boolean>`${users.disabledAt} is not null`,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.staffId))
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}
export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Returns the counter of a passkey, locked against other uses; undefined where it was removed. */
export async function lockCounter(tx: Tx, id: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ counter: passkeys.counter })
    .from(passkeys)
    .where(eq(passkeys.id, id))
    .for('update');
  return row?.counter;
}

export async function markPasskeyUsed(
  tx: Tx,
  id: string,
  use: { counter: number; isBackedUp: boolean; lastUsedAt: string },
): Promise<void> {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id));
}

export async function insertPasskey(tx: Tx, values: typeof passkeys.$inferInsert) {
  return only(await tx.insert(passkeys).values(values).returning(wire));
}

const ownPasskey = (staffId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.staffId, staffId));

/** Returns a passkey of an account, locked against other changes; undefined where the account has none of this id. */
export async function lockPasskey(tx: Tx, staffId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select(wire).from(passkeys).where(ownPasskey(staffId, id)).for('update');
  return row;
}

export async function renameRow(tx: Tx, id: string, name: string) {
  return only(await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id)).returning(wire));
}

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.id, id));
}

interface NewChallenge {
  challenge: string;
  purpose: PasskeyPurpose;
  staffId: string | null;
  expiresAt: string;
}

export async function insertChallenge(db: DbOrTx, values: NewChallenge): Promise<void> {
  await db.insert(passkeyChallenges).values(values);
}

/**
 * Deletes a challenge, so that it works once; false where it is unknown, was used, has expired, or was made for another account.
 * One that was made for nobody works for each account; where `staffId` is null, only such a one works.
 */
export async function useChallenge(
  db: DbOrTx,
  { challenge, purpose, staffId, now }: Omit<NewChallenge, 'expiresAt'> & { now: string },
): Promise<boolean> {
  const { challenge: text, purpose: aim, staffId: owner, expiresAt, id } = passkeyChallenges;
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        ...[eq(text, challenge), eq(aim, purpose), gt(expiresAt, now)],
        staffId === null ? isNull(owner) : or(isNull(owner), eq(owner, staffId)),
      ),
    )
    .returning({ id });
  return rows.length > 0;
}
