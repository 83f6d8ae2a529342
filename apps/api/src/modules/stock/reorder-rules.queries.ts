import { asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { reorderRules } from '@aabha/db/schema/reorder';

/** A television's id, or a brand. */
export type RuleOf = { product: string } | { brand: string };

const isRuleOf = (of: RuleOf): SQL =>
  'product' in of
    ? eq(reorderRules.productId, of.product)
    : sql`lower(${reorderRules.brand}) = lower(${of.brand})`;

const columns = {
  lead_days: reorderRules.leadDays,
  review_days: reorderRules.reviewDays,
  minimum: reorderRules.minimumUnits,
};

/** Makes changes of reorder rules wait for each other until the transaction ends. */
export async function lockRules(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reorder_rules'))`);
}

export async function findRule(db: DbOrTx, of: RuleOf) {
  const [row] = await db.select(columns).from(reorderRules).where(isRuleOf(of));
  return row;
}
export type StoredRule = NonNullable<Awaited<ReturnType<typeof findRule>>>;

/** Stores a rule in place of the one before; none where nothing of it is set. */
export async function replaceRule(tx: Tx, of: RuleOf, rule: StoredRule): Promise<void> {
  await tx.delete(reorderRules).where(isRuleOf(of));
  if (Object.values(rule).every((value) => value === null)) return;
  await tx.insert(reorderRules).values({
    productId: 'product' in of ? of.product : null,
    brand: 'brand' in of ? of.brand : null,
    leadDays: rule.lead_days,
    reviewDays: rule.review_days,
    minimumUnits: rule.minimum,
  });
}

/** Returns the rules of brands. */
export function selectBrandRules(db: DbOrTx) {
  return db
    .select({ brand: sql<string>`${reorderRules.brand}`, ...columns })
    .from(reorderRules)
    .where(isNotNull(reorderRules.brand));
}

/** Returns the brands of televisions on sale, by name. */
export async function selectBrands(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brand: products.companyName })
    .from(products)
    .where(sql`${products.removedAt} is null`)
    .orderBy(asc(products.companyName));
  return rows.map(({ brand }) => brand);
}
