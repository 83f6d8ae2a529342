import { sql, type SQL } from 'drizzle-orm';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import type { CaseRows } from '@aabha/db/cases/case-rows';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { packIds, type PackedIds } from '@aabha/db/packed-ids';
import { only } from '@aabha/db/tx';

/** A case as the inbox finds it. */
export interface FoundCase extends Record<string, unknown> {
  kind: CaseKind;
  id: string;
}

const FIRST_DUE = sql`due, id desc`;
const LAST_DUE = sql`due desc, id`;

/** Returns the select of the kind, id and due time of cases. */
const casesOf = ({ kind, table, id, due, where }: CaseRows): SQL =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${due} as due from ${table} where ${where}`;

/** Returns the first of the cases of several tables; each table gives no more than these, by its index. */
const firstOf = (rows: readonly CaseRows[], order: SQL, most: number, also?: (of: CaseRows) => SQL): SQL =>
  sql.join(
    rows.map(
      (of) => sql`(${casesOf(of)} ${also ? sql`and ${also(of)}` : sql``} order by ${order} limit ${most})`,
    ),
    sql` union all `,
  );

interface Page {
  pageNum: number;
  pageSize: number;
}

/** Selects a page of cases: what is due first, then what has no due time, the newest first. */
export async function selectCases(
  db: DbOrTx,
  rows: readonly CaseRows[],
  { pageNum, pageSize }: Page,
): Promise<readonly FoundCase[]> {
  if (rows.length === 0) return [];
  const found = firstOf(rows, FIRST_DUE, pageNum * pageSize);
  return db.execute<FoundCase>(sql`select kind, id from (${found}) cases
    order by ${FIRST_DUE} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
}

/** Counts the cases of each kind. */
export async function countCases(
  db: DbOrTx,
  rows: readonly CaseRows[],
): Promise<ReadonlyMap<CaseKind, number>> {
  const counts = new Map<CaseKind, number>();
  if (rows.length === 0) return counts;
  const each = rows.map(
    ({ kind, table, where }) =>
      sql`select ${sql.raw(`'${kind}'`)} as kind, count(*)::int as n from ${table} where ${where}`,
  );
  const counted = await db.execute<{ kind: CaseKind; n: number }>(sql`${sql.join(each, sql` union all `)}`);
  for (const { kind, n } of counted) counts.set(kind, (counts.get(kind) ?? 0) + n);
  return counts;
}

/** Returns the ids of all these cases in the order of the inbox. */
export async function findCaseIds(db: DbOrTx, rows: readonly CaseRows[]): Promise<PackedIds> {
  const all = sql.join(rows.map(casesOf), sql` union all `);
  const ids = packIds(sql`id`, [FIRST_DUE]);
  return only(await db.select({ ids }).from(sql`(${all}) cases`)).ids;
}

/** Returns the cases before and after one in the inbox; `rows` are those of the filters, `places` all where it can be. */
export async function findCaseNeighbours(
  db: DbOrTx,
  id: string,
  { rows, places }: { rows: readonly CaseRows[]; places: readonly CaseRows[] },
): Promise<{ previous: FoundCase | undefined; next: FoundCase | undefined }> {
  const none = { previous: undefined, next: undefined };
  if (!isUuid(id) || rows.length === 0 || places.length === 0) return none;
  const [place] = await db.execute<{ due: string }>(
    sql`select due::text as due from (${firstOf(places, FIRST_DUE, 1, (of) => sql`${of.id} = ${id}`)}) place limit 1`,
  );
  if (!place) return none;
  const due = sql`${place.due}::timestamptz`;
  const beside = async (found: SQL, order: SQL) => {
    const [first] = await db.execute<FoundCase>(
      sql`select kind, id from (${found}) cases order by ${order} limit 1`,
    );
    return first;
  };
  const [previous, next] = await Promise.all([
    beside(
      firstOf(
        rows,
        LAST_DUE,
        1,
        (of) => sql`${of.due} <= ${due} and (${of.due} < ${due} or ${of.id} > ${id})`,
      ),
      LAST_DUE,
    ),
    beside(
      firstOf(
        rows,
        FIRST_DUE,
        1,
        (of) => sql`${of.due} >= ${due} and (${of.due} > ${due} or ${of.id} < ${id})`,
      ),
      FIRST_DUE,
    ),
  ]);
  return { previous, next };
}
