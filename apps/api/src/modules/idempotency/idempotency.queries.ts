import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import type { Db, DbOrTx } from '@aabha/db/client';
import { deleteInBatches } from '@aabha/db/delete-in-batches';
import { idempotencyKeys } from '@aabha/db/schema/idempotency';

export interface NewClaim {
  scope: string;
  procedure: string;
  key: string;
  inputHash: string;
  claim: string;
  claimedAt: string;
}

/** A key claimed by one attempt. */
export interface ClaimedKey {
  id: string;
  claim: string;
}

/** A refusal that was stored as the outcome of an action. */
export interface StoredFailure {
  code: ErrorCode;
  data?: Record<string, unknown> | undefined;
  fields?: Record<string, string> | undefined;
}

/**
 * The outcome of a key: a response or a failure; neither while the action runs, or when its outcome was lost.
 */
const OUTCOME = {
  actedAt: idempotencyKeys.actedAt,
  answer: idempotencyKeys.answer,
  failure: idempotencyKeys.failure,
};

interface Takeover {
  /** Keys created before this instant are expired. */
  forgottenBefore: string;
  /** Attempts claimed before this instant count as dead. */
  deadBefore: string;
  /** Whether a completed action may run again, since it is naturally idempotent. */
  isRepeatable: boolean;
}

/** Matches an attempt that died before it committed anything, or whose action can safely run again. */
function hasDied({ inputHash }: NewClaim, { deadBefore, isRepeatable }: Takeover): SQL | undefined {
  return and(
    lt(idempotencyKeys.claimedAt, deadBefore),
    isRepeatable ? undefined : isNull(idempotencyKeys.actedAt),
    isNull(idempotencyKeys.answer),
    isNull(idempotencyKeys.failure),
    eq(idempotencyKeys.inputHash, inputHash),
  );
}

/**
 * Claims a key: a new one, an expired one, or that of a dead attempt. Returns undefined when another attempt
 * has it.
 */
export async function takeKey(db: Db, values: NewClaim, takeover: Takeover): Promise<ClaimedKey | undefined> {
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
        failure: null,
      },
      setWhere: or(lt(idempotencyKeys.createdAt, takeover.forgottenBefore), hasDied(values, takeover)),
    })
    .returning({ id: idempotencyKeys.id, claim: idempotencyKeys.claim });
  return taken;
}

export async function findKey(db: Db, { scope, procedure, key }: NewClaim) {
  const [row] = await db
    .select({ inputHash: idempotencyKeys.inputHash, claimedAt: idempotencyKeys.claimedAt, ...OUTCOME })
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

const isStillClaimed = ({ id, claim }: ClaimedKey) =>
  and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.claim, claim));

export interface KeyChange {
  /** When the attempt was last known to run. */
  claimedAt?: string;
  /** When the action was done; null when it was undone. */
  actedAt?: string | null;
  answer?: Record<string, unknown>;
  failure?: StoredFailure;
}

/** Stores the state of an action. Returns false when another attempt has taken over. */
export async function updateKey(db: DbOrTx, key: ClaimedKey, change: KeyChange): Promise<boolean> {
  const changed = await db
    .update(idempotencyKeys)
    .set(change)
    .where(isStillClaimed(key))
    .returning({ id: idempotencyKeys.id });
  return changed.length > 0;
}

/**
 * Releases the key of an action that committed nothing, so that the next attempt may run it. Where something
 * was committed the key stays, and its outcome is returned. A commit whose response was lost still has the
 * row's lock; this waits for it, so that it reads the committed state.
 */
export async function releaseUnfinished(db: Db, key: ClaimedKey) {
  await db.delete(idempotencyKeys).where(and(isStillClaimed(key), isNull(idempotencyKeys.actedAt)));
  const [row] = await db.select(OUTCOME).from(idempotencyKeys).where(isStillClaimed(key));
  return row;
}

/** Deletes the keys created before an instant. */
export async function deleteKeysBefore(db: Db, before: string): Promise<void> {
  await deleteInBatches(db, {
    table: idempotencyKeys,
    key: idempotencyKeys.id,
    where: lt(idempotencyKeys.createdAt, before),
  });
}
