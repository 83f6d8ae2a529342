import { and, desc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { CodePurpose } from '@aabha/contracts/accounts/accounts.schema';
import type { DbOrTx } from '@aabha/db/client';
import { codes } from '@aabha/db/schema/accounts';

const codeColumns = {
  id: codes.id,
  emailKey: codes.emailKey,
  purpose: codes.purpose,
  nonce: codes.nonce,
  triesLeft: codes.triesLeft,
  expiresAt: codes.expiresAt,
  verifiedAt: codes.verifiedAt,
  createdAt: codes.createdAt,
};

/** Returns the newest live code of each of these purposes, locked against concurrent checks. */
export function lockLiveCodes(tx: DbOrTx, emailKey: string, purposes: readonly CodePurpose[]) {
  return tx
    .select(codeColumns)
    .from(codes)
    .where(
      and(
        eq(codes.emailKey, emailKey),
        inArray(codes.purpose, [...purposes]),
        isNull(codes.replacedAt),
        isNull(codes.usedAt),
      ),
    )
    .orderBy(desc(codes.createdAt))
    .for('update');
}

export async function findCode(db: DbOrTx, id: string) {
  const [row] = await db
    .select(codeColumns)
    .from(codes)
    .where(and(eq(codes.id, id), isNull(codes.replacedAt), isNull(codes.usedAt)));
  return row;
}

export async function findCodeSince(db: DbOrTx, emailKey: string, purpose: CodePurpose, since: string) {
  const [row] = await db
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(and(eq(codes.emailKey, emailKey), eq(codes.purpose, purpose), gt(codes.createdAt, since)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  return row;
}

/**
 * Stores a code in place of the live one of its e-mail and purpose, unless that was created after `since`:
 * then it returns undefined. The unique key of live codes decides between concurrent requests.
 */
export async function replaceCode(
  tx: DbOrTx,
  since: string,
  values: {
    emailKey: string;
    purpose: CodePurpose;
    nonce: string;
    triesLeft: number;
    expiresAt: string;
    createdAt: string;
  },
) {
  await tx
    .update(codes)
    .set({ replacedAt: values.createdAt })
    .where(
      and(
        eq(codes.emailKey, values.emailKey),
        eq(codes.purpose, values.purpose),
        isNull(codes.replacedAt),
        isNull(codes.usedAt),
        lte(codes.createdAt, since),
      ),
    );
  const [row] = await tx.insert(codes).values(values).onConflictDoNothing().returning({ id: codes.id });
  return row;
}

export async function recordWrongTry(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(codes)
    .set({ triesLeft: sql`greatest(${codes.triesLeft} - 1, 0)` })
    .where(inArray(codes.id, [...ids]));
}

export async function markVerified(tx: DbOrTx, id: string, at: string, from: string): Promise<void> {
  await tx.update(codes).set({ verifiedAt: at, verifiedFrom: from }).where(eq(codes.id, id));
}

/** Which verified code: its e-mail, purpose, maximum age, and the network that verified it. */
export interface VerifiedCode {
  emailKey: string;
  purpose: CodePurpose;
  since: string;
  from: string;
}

const isVerified = ({ emailKey, purpose, since, from }: VerifiedCode) =>
  and(
    eq(codes.emailKey, emailKey),
    eq(codes.purpose, purpose),
    or(eq(codes.verifiedFrom, from), isNull(codes.verifiedFrom)),
    isNull(codes.usedAt),
    isNull(codes.replacedAt),
    gte(codes.verifiedAt, since),
  );

/** Returns whether there is an unused verified code. */
export async function findVerifiedCode(db: DbOrTx, which: VerifiedCode): Promise<boolean> {
  const rows = await db.select({ id: codes.id }).from(codes).where(isVerified(which)).limit(1);
  return rows.length > 0;
}

/**
 * Marks a verified code as used. Returns whether there was one; only one of two concurrent callers gets it.
 */
export async function useVerifiedCode(tx: DbOrTx, which: VerifiedCode, now: string): Promise<boolean> {
  const rows = await tx
    .update(codes)
    .set({ usedAt: now })
    .where(isVerified(which))
    .returning({ id: codes.id });
  return rows.length > 0;
}
