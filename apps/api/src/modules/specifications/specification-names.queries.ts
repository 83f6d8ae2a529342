import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import type { ListUnknownKeysInput } from '@aabha/contracts/specifications/specifications.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';
import { specificationNames, specificationTerms, specificationUses } from '@aabha/db/schema/specifications';
import { containsText } from '@aabha/db/search/contains-text';
import { anyOf } from '@aabha/db/packed-ids';
import { only } from '@aabha/db/tx';

const uses = specificationUses;
const names = specificationNames;

/** Replaces the names of a term; of two with the same letters the first is taken. */
export async function replaceNames(tx: Tx, termId: string, all: readonly string[]): Promise<void> {
  await tx.delete(names).where(eq(names.termId, termId));
  const byFold = new Map(all.toReversed().map((name) => [foldKey(name), name]));
  await tx.insert(names).values([...byFold].map(([folded, name]) => ({ folded, name, termId })));
}

/** Moves all names of a term to another one. */
export async function moveNames(tx: Tx, from: string, into: string): Promise<void> {
  await tx.update(names).set({ termId: into }).where(eq(names.termId, from));
}

function unknownOnes({ search }: ListUnknownKeysInput['filters']): SQL | undefined {
  const text = search?.trim();
  return and(
    sql`not exists (select from ${names} where ${names.folded} = ${uses.folded})`,
    text ? containsText(uses.key, text) : undefined,
  );
}

/** Selects a page of names in use that no term has, those of most televisions first. */
export function selectUnknownKeys(db: DbOrTx, { filters, pageNum, pageSize }: ListUnknownKeysInput) {
  return db
    .select({
      _id: uses.folded,
      key: sql<string>`mode() within group (order by ${uses.key})`,
      group: sql<string>`mode() within group (order by ${uses.groupTitle})`,
      used: sql<number>`count(*)::int`,
      examples: sql<string[]>`(array_agg(distinct ${uses.value}))[1:3]`,
    })
    .from(uses)
    .where(unknownOnes(filters))
    .groupBy(uses.folded)
    .orderBy(desc(count()), uses.folded)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countUnknownKeys(
  db: DbOrTx,
  filters: ListUnknownKeysInput['filters'],
): Promise<number> {
  const n = sql<number>`count(distinct ${uses.folded})::int`;
  return only(await db.select({ n }).from(uses).where(unknownOnes(filters))).n;
}

/** Selects the standard names of terms by the folded names that they are known under. */
export const selectStandardNames = (db: DbOrTx, folded: readonly string[]) =>
  db
    .select({ folded: names.folded, standard: specificationTerms.name })
    .from(names)
    .innerJoin(specificationTerms, eq(specificationTerms.id, names.termId))
    .where(sql`${names.folded} = any(${sql.param([...folded])}::text[])`);

/** Selects the specifications of listed televisions. */
export async function selectSpecifications(db: DbOrTx, ids: readonly string[]) {
  const known = ids.filter((id) => isUuid(id));
  if (known.length === 0) return [];
  return db
    .select({ id: products.id, specifications: products.specifications })
    .from(products)
    .where(and(anyOf(products.id, known), eq(products.isListed, true)));
}
