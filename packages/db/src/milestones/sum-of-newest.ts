import { sql, type SQL } from 'drizzle-orm';
import { listMilestones } from '../schema/list-milestones';
import { milestoneLists, type MilestoneListName } from './milestone-lists';

/** More rows than these are not counted: a worker that stands still makes no page slower. */
const MOST_NEWER = 5000;

/** Whether the newest milestone can be told from the total: it is near the newest row. For use over `sumOfNewest`. */
export const isNearNewest = sql.raw(`newer.n <= ${MOST_NEWER}`);
/** Whether the rows up to the newest milestone are as many as it says. */
export const isRight = sql.raw('newest.place + newer.n = total.n');

/**
 * Returns tables of one row to select from: `total` with the number of rows of a list, `newest` with its newest milestone,
 * and `newer` with how many rows are newer than that.
 */
export function sumOfNewest(name: MilestoneListName): SQL {
  const { table, createdAt, id, where, total } = milestoneLists[name];
  /* The offset keeps the sum from being made again wherever it is named. */
  return sql`(select ${total}::int as n offset 0) as total
    left join (
      select place, at, row_id from ${listMilestones} where list = ${sql.raw(`'${name}'`)} order by place desc limit 1
    ) as newest on true
    cross join lateral (
      select count(*)::int as n from (
        select from ${table} where ${where} and (${createdAt}, ${id}) > (newest.at, newest.row_id)
        order by ${createdAt}, ${id} limit ${sql.raw(String(MOST_NEWER + 1))}
      ) as later
    ) as newer`;
}
