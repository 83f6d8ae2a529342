import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { businessDetails } from '@aabha/db/schema/accounts';

/** A business as it is stored: with the State of its registered address. */
export type StoredBusiness = Pick<
  typeof businessDetails.$inferSelect,
  'gstin' | 'legalName' | 'billingAddress'
>;

export async function findBusiness(db: DbOrTx, userId: string): Promise<StoredBusiness | undefined> {
  const { gstin, legalName, billingAddress } = businessDetails;
  const [row] = await db
    .select({ gstin, legalName, billingAddress })
    .from(businessDetails)
    .where(eq(businessDetails.userId, userId));
  return row;
}

/** Stores the business of an account instead of an earlier one. */
export async function putBusiness(db: DbOrTx, userId: string, business: StoredBusiness): Promise<void> {
  await db
    .insert(businessDetails)
    .values({ userId, ...business })
    .onConflictDoUpdate({ target: businessDetails.userId, set: { ...business, updatedAt: sql`now()` } });
}

export async function deleteBusiness(db: DbOrTx, userId: string): Promise<void> {
  await db.delete(businessDetails).where(eq(businessDetails.userId, userId));
}
