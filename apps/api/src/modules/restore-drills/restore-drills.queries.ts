import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { ListRestoreDrillsInput } from '@aabha/contracts/restore-drills/restore-drills.schema';
import type { DrillHistory } from '@aabha/contracts/restore-drills/restore-drills.rules';
import { DRILL_ABANDONED_MS } from '@aabha/contracts/restore-drills/restore-drills.values';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { media } from '@aabha/db/schema/media';
import { restoreDrills } from '@aabha/db/schema/restore-drills';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

type Filters = ListRestoreDrillsInput['filters'];

const COLUMNS = {
  _id: restoreDrills.id,
  outcome: restoreDrills.outcome,
  started_at: restoreDrills.startedAt,
  finished_at: restoreDrills.finishedAt,
  backup_name: restoreDrills.backupName,
  backup_made_at: restoreDrills.backupMadeAt,
  backup_age_seconds: restoreDrills.backupAgeSeconds,
  rows: restoreDrills.rows,
  bytes: restoreDrills.bytes,
  restore_seconds: restoreDrills.restoreSeconds,
  failed_checks: sql<number>`jsonb_array_length(jsonb_path_query_array(${restoreDrills.checks}, '$[*] ? (@.ok == false)'))`,
  error: restoreDrills.error,
};

const newestFirst = [desc(restoreDrills.startedAt), desc(restoreDrills.id)] as const;

const matching = ({ outcome, ...days }: Filters) =>
  and(
    withinDays(restoreDrills.startedAt, days),
    outcome === undefined ? undefined : eq(restoreDrills.outcome, outcome),
  );

/** Selects a page of drills, newest first. */
export const selectDrills = (db: DbOrTx, { filters, pageNum, pageSize }: ListRestoreDrillsInput) =>
  db
    .select(COLUMNS)
    .from(restoreDrills)
    .where(matching(filters))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export const countDrills = (db: DbOrTx, filters: Filters): Promise<number> =>
  db.$count(restoreDrills, matching(filters));

/** Returns the ids of all matching drills, newest first. */
export async function findDrillIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(restoreDrills.id, newestFirst);
  return only(await db.select({ ids }).from(restoreDrills).where(matching(filters))).ids;
}

/** Selects some drills, newest first. */
export const selectDrillsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(COLUMNS)
    .from(restoreDrills)
    .where(anyOf(restoreDrills.id, ids))
    .orderBy(...newestFirst);

/** Returns a drill with its checks; undefined for none. */
export async function findDrill(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ ...COLUMNS, checks: restoreDrills.checks })
    .from(restoreDrills)
    .where(eq(restoreDrills.id, id));
  return row;
}

/** Returns before when a drill must have begun that still runs, for its process to be gone. */
export const abandonedBefore = (now: Date) => new Date(now.getTime() - DRILL_ABANDONED_MS).toISOString();

/** Returns what the notice about drills is derived from. A drill without a result for a day has failed. */
export async function readDrillHistory(db: DbOrTx, now: Date): Promise<DrillHistory> {
  const [last] = await db
    .select({ outcome: restoreDrills.outcome })
    .from(restoreDrills)
    .where(
      or(
        sql`${restoreDrills.outcome} in ('passed', 'failed')`,
        and(eq(restoreDrills.outcome, 'running'), lt(restoreDrills.startedAt, abandonedBefore(now))),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1);
  const [passed] = await db
    .select({ at: restoreDrills.finishedAt })
    .from(restoreDrills)
    .where(eq(restoreDrills.outcome, 'passed'))
    .orderBy(...newestFirst)
    .limit(1);
  const [first] = await db
    .select({ at: users.createdAt })
    .from(users)
    .where(eq(users.role, 'SuperAdmin'))
    .orderBy(asc(users.createdAt))
    .limit(1);
  return {
    isLastFailed: last !== undefined && last.outcome !== 'passed',
    lastPassedAt: passed?.at ?? null,
    shopSince: first?.at ?? null,
  };
}

/** Returns the names of the pictures' files for browsers without newer formats, which every picture has. */
export const selectFallbackFiles = (db: DbOrTx) =>
  db.select({ fallbackFile: media.fallbackFile }).from(media);
