import { desc, eq, sql } from 'drizzle-orm';
import type { TaxRatePeriod } from '@aabha/contracts/tax-rates/tax-rates.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { taxRates } from '@aabha/db/schema/tax-rates';
import { only } from '@aabha/db/tx';

const period = {
  hsn: taxRates.hsn,
  rateBasisPoints: taxRates.rateBasisPoints,
  validFrom: taxRates.validFrom,
};

const ratesWithDay = preparedStatement((db) =>
  db
    .select({ ...period, day: sql<string>`to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD')` })
    .from(taxRates)
    .prepare('select_tax_rates'),
);

/** Selects all rates, each with the day in India on which the transaction began: invoices have the same. */
export function selectRatesWithDay(db: DbOrTx): Promise<(TaxRatePeriod & { day: string })[]> {
  return ratesWithDay(db).execute();
}

/** Selects all rates with who added them, those that begin last first. */
export function selectTaxRates(db: DbOrTx) {
  return db
    .select({
      _id: taxRates.id,
      ...period,
      notification: taxRates.notification,
      createdBy: { _id: users.id, name: users.name },
      created_at: taxRates.createdAt,
    })
    .from(taxRates)
    .leftJoin(users, eq(users.id, taxRates.createdBy))
    .orderBy(desc(taxRates.validFrom), taxRates.hsn);
}

/** Locks all rates until the transaction ends: sales that have read them are over, and later ones read the new ones. */
export async function lockTaxRates(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${taxRates} in access exclusive mode`);
}

export async function findTaxRate(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({ ...period, notification: taxRates.notification })
    .from(taxRates)
    .where(eq(taxRates.id, id));
  return row;
}

/** Inserts a rate and returns its id. */
export async function insertTaxRate(tx: Tx, values: typeof taxRates.$inferInsert): Promise<string> {
  return only(await tx.insert(taxRates).values(values).returning({ id: taxRates.id })).id;
}

export async function deleteTaxRate(tx: Tx, id: string): Promise<void> {
  await tx.delete(taxRates).where(eq(taxRates.id, id));
}
