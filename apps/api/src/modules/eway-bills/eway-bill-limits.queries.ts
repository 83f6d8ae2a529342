import { asc, desc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { ewayBillLimits } from '@aabha/db/schema/eway-bills';
import { only } from '@aabha/db/tx';

/** Selects all limits with who added them, by State, those that begin last first. */
export function selectEwayBillLimits(db: DbOrTx) {
  return db
    .select({
      _id: ewayBillLimits.id,
      stateCode: ewayBillLimits.stateCode,
      limitPaise: ewayBillLimits.limitPaise,
      validFrom: ewayBillLimits.validFrom,
      note: ewayBillLimits.note,
      createdBy: { _id: users.id, name: users.name },
      created_at: ewayBillLimits.createdAt,
    })
    .from(ewayBillLimits)
    .leftJoin(users, eq(users.id, ewayBillLimits.createdBy))
    .orderBy(asc(ewayBillLimits.stateCode), desc(ewayBillLimits.validFrom));
}

/** Inserts a limit and returns its id. */
export async function insertEwayBillLimit(
  tx: Tx,
  values: typeof ewayBillLimits.$inferInsert,
): Promise<string> {
  return only(await tx.insert(ewayBillLimits).values(values).returning({ id: ewayBillLimits.id })).id;
}

/** Deletes a limit and returns it; undefined where there is none. */
export async function deleteEwayBillLimit(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.delete(ewayBillLimits).where(eq(ewayBillLimits.id, id)).returning();
  return row;
}
