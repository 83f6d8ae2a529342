import { and, desc, eq, gt, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { ListAuditAnchorsInput } from '@aabha/contracts/audit/audit-anchors.schema';
import type { DbOrTx } from '@aabha/db/client';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { auditAnchors } from '@aabha/db/schema/audit';
import { only } from '@aabha/db/tx';

type Filters = ListAuditAnchorsInput['filters'];

const COLUMNS = {
  _id: sql<string>`${auditAnchors.day}::text`,
  day: auditAnchors.day,
  serial: auditAnchors.serial,
  chain_hash: auditAnchors.chainHash,
  findings: auditAnchors.findings,
  finding_count: auditAnchors.findingCount,
  created_at: auditAnchors.createdAt,
};
const newestFirst = [desc(auditAnchors.day)] as const;

/** An export names its rows by UUIDs; an anchor has only its day, which is written into one. */
const EXPORT_ID = sql`('00000000-0000-0000-0000-' || lpad(to_char(${auditAnchors.day}, 'YYYYMMDD'), 12, '0'))::uuid`;

const matching = ({ result, from, to }: Filters): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(auditAnchors.day, from),
    to === undefined ? undefined : lte(auditAnchors.day, to),
    result === undefined
      ? undefined
      : result === 'clean'
        ? eq(auditAnchors.findingCount, 0)
        : gt(auditAnchors.findingCount, 0),
  );

/** Selects a page of anchors, newest first. */
export const selectAnchorPage = (db: DbOrTx, { filters, pageNum, pageSize }: ListAuditAnchorsInput) =>
  db
    .select(COLUMNS)
    .from(auditAnchors)
    .where(matching(filters))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export const countAnchors = (db: DbOrTx, filters: Filters): Promise<number> =>
  db.$count(auditAnchors, matching(filters));

/** Returns what an export names all anchors of these filters by, newest first. */
export async function findAnchorIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(EXPORT_ID, newestFirst);
  return only(await db.select({ ids }).from(auditAnchors).where(matching(filters))).ids;
}

/** Selects some anchors, newest first. */
export const selectAnchorsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(COLUMNS)
    .from(auditAnchors)
    .where(anyOf(EXPORT_ID, ids))
    .orderBy(...newestFirst);
