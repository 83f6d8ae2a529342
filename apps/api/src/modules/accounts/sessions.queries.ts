import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { SESSIONS_SHOWN, type SessionEnd, type SessionKind } from '@aabha/contracts/sessions/sessions.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { sessions } from '@aabha/db/schema/sessions';

interface NewSession {
  id: string;
  userId: string;
  kind: SessionKind;
  device: string;
  network: string;
  expiresAt: string;
  createdAt: string;
  lastSeenAt: string;
  factorAt: string | null;
  renewals: number | null;
  refreshHash: string | null;
}

/** Inserts a session. Returns whether the account had sessions before, and none of this device and network. */
export async function insertSession(tx: Tx, session: NewSession): Promise<boolean> {
  const [before] = await tx
    .select({
      any: sql<boolean>`count(*) > 0`,
      same: sql<boolean>`coalesce(bool_or(${sessions.device} = ${session.device} and ${sessions.network} = ${session.network}), false)`,
    })
    .from(sessions)
    .where(eq(sessions.userId, session.userId));
  await tx.insert(sessions).values(session);
  return before?.any === true && !before.same;
}

export async function markSeen(
  db: DbOrTx,
  id: string,
  { before, now }: { before: string; now: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, before), isNull(sessions.endedAt)));
}

const openOf = (userId: string, now: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Stores that the person of an open session proved who they are. False where it has ended. */
export async function markProven(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ factorAt: now })
    .where(and(eq(sessions.id, id), openOf(userId, now)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/**
 * Returns the open sessions of an account, the latest used first. Those of the back office that were used last before
 * `idleSince` have ended.
 */
export function listOpenSessions(
  db: DbOrTx,
  userId: string,
  { now, idleSince }: { now: string; idleSince: string | undefined },
) {
  return db
    .select({
      _id: sessions.id,
      kind: sessions.kind,
      device: sessions.device,
      network: sessions.network,
      created_at: sessions.createdAt,
      last_seen_at: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        openOf(userId, now),
        idleSince === undefined
          ? undefined
          : or(ne(sessions.kind, 'admin'), gt(sessions.lastSeenAt, idleSince)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(SESSIONS_SHOWN);
}

interface Ending {
  userId: string;
  now: string;
  reason: SessionEnd;
  /** The one to end; all without it. */
  id?: string | undefined;
  /** The one that stays. */
  except?: string | undefined;
}

/** Ends open sessions of an account. Returns how many. */
export async function endOpenSessions(
  db: DbOrTx,
  { userId, now, reason, id, except }: Ending,
): Promise<number> {
  if (id !== undefined && !isUuid(id)) return 0;
  const rows = await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        openOf(userId, now),
        id === undefined ? undefined : eq(sessions.id, id),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return rows.length;
}

/** Returns a session, whatever its state; undefined for an unknown id. */
export async function findSession(db: DbOrTx, id: string) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}
