import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import { media, mediaClaims } from '@aabha/db/schema/media';

interface Claim {
  hash: string;
  claimedBy: 'upload' | 'sweep';
  leaseMs: number;
}

/** The claim of the sweep of all pictures. */
export const WHOLE_STORE = '*';

/**
 * Claims the files of a picture until the lease expires. Returns false where another has claimed them; uploads of the same
 * picture share their claim.
 */
export async function claimMedia(db: Db, { hash, claimedBy, leaseMs }: Claim): Promise<boolean> {
  const expiresAt = sql`now() + ${leaseMs}::float8 * interval '1 millisecond'`;
  const claimed = await db
    .insert(mediaClaims)
    .values({ hash, claimedBy, expiresAt })
    .onConflictDoUpdate({
      target: mediaClaims.hash,
      set: { claimedBy, expiresAt },
      setWhere: sql`${mediaClaims.expiresAt} < now() or (${mediaClaims.claimedBy} = 'upload' and excluded.claimed_by = 'upload')`,
    })
    .returning({ hash: mediaClaims.hash });
  return claimed.length > 0;
}

/** Ends the claim of a sweep that is done, for the next to begin in `nextInMs`. */
export async function extendClaim(db: Db, hash: string, nextInMs: number): Promise<void> {
  await db
    .update(mediaClaims)
    .set({ expiresAt: sql`now() + ${nextInMs}::float8 * interval '1 millisecond'` })
    .where(eq(mediaClaims.hash, hash));
}

export async function releaseClaim(db: Db, hash: string): Promise<void> {
  await db.delete(mediaClaims).where(eq(mediaClaims.hash, hash));
}

/** Deletes the claims of processes that died. */
export async function forgetExpiredClaims(db: Db): Promise<void> {
  await db
    .delete(mediaClaims)
    .where(and(lt(mediaClaims.expiresAt, sql`now()`), ne(mediaClaims.hash, WHOLE_STORE)));
}

/** Returns those of these hashes that have a row. */
export async function selectStoredHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: media.hash })
    .from(media)
    .where(inArray(media.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}
