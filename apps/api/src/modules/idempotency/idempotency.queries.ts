import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '@aabha/db/client';
import { idempotencyKeys } from '@aabha/db/schema/operations';

export interface NewClaim {
  scope: string;
  procedure: string;
  key: string;
  inputHash: string;
  claim: string;
  claimedAt: string;
}

/** The one attempt that may act under a key. */
export interface HeldKey {
  id: string;
  claim: string;
}

/**
 * Takes a key: one that is new, one that is forgotten (made before `forgottenBefore`), or that of an attempt which died
 * before it did anything (claimed before `deadBefore`). Undefined when somebody else has it.
 */
export async function takeKey(
  db: Db,
  values: NewClaim,
  { forgottenBefore, deadBefore }: { forgottenBefore: string; deadBefore: string },
): Promise<HeldKey | undefined> {
  const died = and(
    lt(idempotencyKeys.claimedAt, deadBefore),
    isNull(idempotencyKeys.actedAt),
    isNull(idempotencyKeys.answer),
    eq(idempotencyKeys.inputHash, values.inputHash),
  );
  const [taken] = await db
    .insert(idempotencyKeys)
    .values({ ...values, createdAt: values.claimedAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.procedure, idempotencyKeys.key],
      set: {
        inputHash: sql`excluded.input_hash`,
        claim: sql`excluded.claim`,
        claimedAt: sql`excluded.claimed_at`,
        createdAt: sql`excluded.created_at`,
        actedAt: null,
        answer: null,
      },
      setWhere: or(lt(idempotencyKeys.createdAt, forgottenBefore), died),
    })
    .returning({ id: idempotencyKeys.id, claim: idempotencyKeys.claim });
  return taken;
}

export async function findKey(db: Db, { scope, procedure, key }: NewClaim) {
  const [row] = await db
    .select({
      inputHash: idempotencyKeys.inputHash,
      claimedAt: idempotencyKeys.claimedAt,
      actedAt: idempotencyKeys.actedAt,
      answer: idempotencyKeys.answer,
    })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, scope),
        eq(idempotencyKeys.procedure, procedure),
        eq(idempotencyKeys.key, key),
      ),
    );
  return row;
}

const held = ({ id, claim }: HeldKey) => and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.claim, claim));

/** Notes in the transaction of an act that it is done. False when another attempt has taken over. */
export async function markActed(tx: DbOrTx, key: HeldKey, now: string): Promise<boolean> {
  const marked = await tx
    .update(idempotencyKeys)
    .set({ actedAt: now })
    .where(held(key))
    .returning({ id: idempotencyKeys.id });
  return marked.length > 0;
}

export async function keepAnswer(db: Db, key: HeldKey, answer: Record<string, unknown>): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(held(key));
}

export async function releaseKey(db: Db, key: HeldKey): Promise<void> {
  await db.delete(idempotencyKeys).where(held(key));
}

/** Forgets the keys made before an instant. */
export async function deleteKeysBefore(db: Db, before: string): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
