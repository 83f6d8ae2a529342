import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { sessions } from '@aabha/db/schema/sessions';

interface Rotation {
  id: string;
  hash: string;
  nextHash: string;
  now: string;
  /** The new end; without one it stays. */
  expiresAt: string | undefined;
  network: string;
}

/**
 * Replaces the refresh token of an open session by the next one, where it is the present one. Returns whether it was: of calls
 * at once with the same token one replaces it.
 */
export async function rotateRefreshToken(db: DbOrTx, rotation: Rotation): Promise<boolean> {
  const { id, hash, nextHash, now, expiresAt, network } = rotation;
  const rows = await db
    .update(sessions)
    .set({
      refreshHash: nextHash,
      previousHash: hash,
      renewals: sql`${sessions.renewals} + 1`,
      ...{ renewedAt: now, lastSeenAt: now, network },
      ...(expiresAt === undefined ? {} : { expiresAt }),
    })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.refreshHash, hash),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Returns a session with the data for a fresh token of its person; undefined where the account is disabled. */
export async function findRenewed(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      previousHash: sessions.previousHash,
      renewedAt: sessions.renewedAt,
      owner: { id: users.id, role: users.role, tokenVersion: users.tokenVersion },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(users.disabledAt)));
  return row;
}
