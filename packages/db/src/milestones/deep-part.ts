import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DbOrTx } from '../client';
import { preparedSql } from '../driver/prepared-statement';
import { nearerEnd } from '../nearer-end';
import { listMilestones } from '../schema/list-milestones';
import type { MilestoneListName } from './milestone-lists';
import { isNearNewest, isRight, sumOfNewest } from './sum-of-newest';

type Order = 'asc' | 'desc';

/** A row of a list from which a page is read. */
interface Milestone {
  /** To the microsecond. */
  at: string;
  rowId: string;
}

/** The place of a page in a list, and the order in which the list is shown. */
interface Wanted {
  limit: number;
  offset: number;
  order: Order;
}

/** Newest first the milestone is in the list, or is its first row; oldest first the list begins after it. */
const PLACE = {
  desc: { isBefore: sql`m.place >= total.n - ${sql.placeholder('offset')}::int`, nearest: sql`m.place` },
  asc: { isBefore: sql`m.place <= ${sql.placeholder('offset')}::int`, nearest: sql`m.place desc` },
};
const SKIPPED = {
  desc: sql`m.place - total.n + ${sql.placeholder('offset')}::int`,
  asc: sql`${sql.placeholder('offset')}::int - m.place`,
};

function nearest(name: MilestoneListName, order: Order) {
  const { isBefore, nearest: first } = PLACE[order];
  return preparedSql<{ at: string; row_id: string; offset: number }>(
    `milestone_${name}_${order}`,
    sql`select m.at::text as at, m.row_id::text as row_id, ${SKIPPED[order]} as "offset" from ${sumOfNewest(name)}
      cross join lateral (
        select * from ${listMilestones} as m where m.list = ${sql.raw(`'${name}'`)} and ${isBefore}
        order by ${first} limit 1
      ) as m
      where ${isNearNewest} and ${isRight}`,
  );
}
const ofBoth = (name: MilestoneListName) => ({ asc: nearest(name, 'asc'), desc: nearest(name, 'desc') });
const STATEMENTS = {
  audit_entries: ofBoth('audit_entries'),
  audit_log: ofBoth('audit_log'),
  customers: ofBoth('customers'),
  invoices: ofBoth('invoices'),
  products: ofBoth('products'),
} satisfies Record<MilestoneListName, unknown>;

/**
 * Finds the last milestone before a page, and how many rows the page is beyond it; undefined where there is none, or where
 * milestones are not up to date.
 */
export async function findMilestone(
  db: DbOrTx,
  list: MilestoneListName,
  { offset, order }: Omit<Wanted, 'limit'>,
): Promise<{ milestone: Milestone; offset: number } | undefined> {
  const [found] = await STATEMENTS[list][order](db).execute({ offset });
  return found && { milestone: { at: found.at, rowId: found.row_id }, offset: found.offset };
}

/** Returns the condition for rows from a milestone on: newest first itself and all older ones, oldest first all newer ones. */
export function fromMilestone(
  { createdAt, id }: { createdAt: SQLWrapper; id: SQLWrapper },
  { at, rowId }: Milestone | Record<keyof Milestone, Placeholder>,
  order: Order,
): SQL {
  const isBeyond = sql.raw(order === 'desc' ? '<=' : '>');
  return sql`(${createdAt}, ${id}) ${isBeyond} (${at}::timestamptz, ${rowId}::uuid)`;
}

/** Returns where to read a deep page of a whole list: from a milestone, else from its nearer end. */
export async function deepPart(
  db: DbOrTx,
  list: MilestoneListName,
  wanted: Wanted,
  countRows: () => Promise<number>,
) {
  const found = await findMilestone(db, list, wanted);
  return found
    ? { ...found, limit: wanted.limit, isReversed: false }
    : { ...nearerEnd(wanted, await countRows()), milestone: undefined };
}
