import { sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';

const orders = preparedSql<{ advanced: boolean }>(
  'roll_up_orders',
  sql`select roll_up_orders(${sql.placeholder('atMost')}::integer) as advanced`,
);
const visits = preparedSql<{ advanced: boolean }>(
  'roll_up_visits',
  sql`select roll_up_visits(${sql.placeholder('atMost')}::integer) as advanced`,
);
const documents = preparedSql<{ advanced: boolean }>(
  'roll_up_documents',
  sql`select roll_up_documents(${sql.placeholder('atMost')}::integer) as advanced`,
);
const STEPS = { orders, visits, documents };

/** Takes a part of a step of the sums of orders, visits or documents. Returns false when there is nothing to do yet. */
export async function advanceSums(db: Db, of: keyof typeof STEPS, atMost: number): Promise<boolean> {
  const [row] = await STEPS[of](db).execute({ atMost });
  return row?.advanced ?? false;
}
