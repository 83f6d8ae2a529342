import { and, asc, count, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { ListBreachesInput } from '@aabha/contracts/privacy/breaches.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { breaches } from '@aabha/db/schema/breaches';
import { only } from '@aabha/db/tx';

export type BreachRow = typeof breaches.$inferSelect;

/** Which breaches: `dueSince` are those known before it whose details the Board does not have. */
interface BreachScope {
  open?: boolean | undefined;
  dueSince?: string | undefined;
}

function matching({ open, dueSince }: BreachScope): SQL | undefined {
  return and(
    open === undefined ? undefined : open ? isNull(breaches.closedAt) : isNotNull(breaches.closedAt),
    dueSince === undefined ? undefined : and(isNull(breaches.boardToldAt), lt(breaches.knownAt, dueSince)),
  );
}

/** Selects a page of the register, newest first by default. */
export function selectBreaches(
  db: DbOrTx,
  scope: BreachScope,
  { pageNum, pageSize, sort }: Pick<ListBreachesInput, 'pageNum' | 'pageSize' | 'sort'>,
) {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select()
    .from(breaches)
    .where(matching(scope))
    .orderBy(direction(breaches.knownAt), direction(breaches.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countBreachRows(db: DbOrTx, scope: BreachScope): Promise<number> {
  return only(await db.select({ n: count() }).from(breaches).where(matching(scope))).n;
}

export async function insertBreach(tx: Tx, values: typeof breaches.$inferInsert): Promise<BreachRow> {
  return only(await tx.insert(breaches).values(values).returning());
}

/** Returns a breach and locks it; undefined for an unknown one. */
export async function lockBreach(tx: Tx, id: string): Promise<BreachRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(breaches).where(eq(breaches.id, id)).for('update');
  return row;
}

export async function updateBreachRow(
  tx: Tx,
  id: string,
  values: Partial<typeof breaches.$inferInsert>,
): Promise<BreachRow> {
  const set = { ...values, updatedAt: sql`clock_timestamp()` };
  return only(await tx.update(breaches).set(set).where(eq(breaches.id, id)).returning());
}
