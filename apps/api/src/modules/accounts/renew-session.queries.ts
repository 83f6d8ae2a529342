import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { BrowserKind } from '@aabha/contracts/sessions/sessions.values';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { sessions } from '@aabha/db/schema/sessions';

interface Rotation {
  id: string;
  app: BrowserKind;
  hash: string;
  nextHash: string;
  now: string;
  /** The new end, and after how many days a session ends whatever it says; without them the end stays. */
  end: { expiresAt: string; days: number } | undefined;
  /** Where it was used last before this, it has ended. */
  idleSince: string | undefined;
  network: string;
}

/**
 * Replaces the refresh token of an open session by the next one, where it is the present one. Returns whether it was: of calls
 * at once with the same token one replaces it.
 */
export async function rotateRefreshToken(db: DbOrTx, rotation: Rotation): Promise<boolean> {
  const { id, app, hash, nextHash, now, end, network, idleSince } = rotation;
  const rows = await db
    .update(sessions)
    .set({
      refreshHash: nextHash,
      previousHash: hash,
      renewals: sql`${sessions.renewals} + 1`,
      ...{ renewedAt: now, network },
      /* The back office may renew in the background: the call that follows says whether somebody uses it. */
      ...(app === 'admin' ? {} : { lastSeenAt: now }),
      ...(end && {
        expiresAt: sql`least(${end.expiresAt}::timestamptz, ${sessions.createdAt} + make_interval(secs => ${end.days * 86_400}))`,
      }),
    })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.kind, app),
        idleSince === undefined
          ? undefined
          : or(ne(sessions.kind, 'admin'), gt(sessions.lastSeenAt, idleSince)),
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
      kind: sessions.kind,
      lastSeenAt: sessions.lastSeenAt,
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
