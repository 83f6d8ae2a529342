import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../client';
import { listMilestones, MILESTONE_LISTS } from '../schema/list-milestones';
import { inTx, only } from '../tx';
import { milestoneLists, type MilestoneListName } from './milestone-lists';
import { isNearNewest, isRight, sumOfNewest } from './sum-of-newest';

/** Milestones are so many rows apart. */
const STEP = 500;
/** Rows of one step: a statement of less than a second. */
const ROWS_OF_A_STEP = 100 * STEP;
/** Shorter lists need no milestones. */
const LEAST = 2000;

/** A milestone, or the place before the first row. */
type Start = { place: number; at?: string; rowId?: string };

/** Returns whether this transaction may write the milestones of a list: no other one is doing so. */
async function tryLock(tx: Tx, name: MilestoneListName): Promise<boolean> {
  const [row] = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`list_milestones ${name}`})) as locked`,
  );
  return row?.locked ?? false;
}

/** Selects what the milestones of some rows after a place are. Transactions may commit late, so those of the last minutes have none. */
function milestonesAfter(name: MilestoneListName, { place, at, rowId }: Start, most: number): SQL {
  const { table, createdAt, id, where } = milestoneLists[name];
  const isAfter =
    at === undefined ? sql`true` : sql`(${createdAt}, ${id}) > (${at}::timestamptz, ${rowId}::uuid)`;
  return sql`
    select ${name} as list, ${place}::int + n as place, at, row_id from (
      select at, row_id, row_number() over (order by at, row_id)::int as n from (
        select ${createdAt} as at, ${id} as row_id from ${table}
        where ${where} and ${isAfter} and ${createdAt} < now() - interval '10 minutes'
        order by ${createdAt}, ${id} limit ${most}::int
      ) as part
    ) as numbered where n % ${STEP}::int = 0`;
}

const ofList = (name: MilestoneListName) => eq(listMilestones.list, name);
const START = {
  place: listMilestones.place,
  at: sql<string>`${listMilestones.at}::text`,
  rowId: listMilestones.rowId,
};

/**
 * Returns whether a part of the milestones is right, another part each minute. It finds what sums do not show: an old row
 * that left the list while another old one came.
 */
async function isPartRight(tx: Tx, name: MilestoneListName, newest: number, most: number): Promise<boolean> {
  const parts = Math.ceil(newest / most);
  const { place } = only(
    await tx.execute<{ place: number }>(sql`
      select (floor(extract(epoch from now()) / 60)::bigint % ${parts}::int)::int * ${most}::int as place`),
  );
  const [found] = await tx
    .select(START)
    .from(listMilestones)
    .where(and(ofList(name), eq(listMilestones.place, place)));
  const wrong = await tx.execute(sql`
    select place, at, row_id from ${listMilestones}
    where list = ${name} and place > ${place}::int and place <= ${place + most}::int
    except select place, at, row_id from (${milestonesAfter(name, found ?? { place }, most)}) as expected limit 1`);
  return wrong.length === 0;
}

/** Takes a step for one list. Returns whether there is more to do. */
async function refreshList(tx: Tx, name: MilestoneListName, most: number): Promise<boolean> {
  const state = only(
    await tx.execute<{ total: number; wrong: boolean | null; place: number | null }>(sql`
      select total.n as total, newest.place, ${isNearNewest} and not ${isRight} as wrong from ${sumOfNewest(name)}`),
  );
  const forget = () => tx.delete(listMilestones).where(ofList(name));
  if (state.total < LEAST) {
    if (state.place !== null) await forget();
    return false;
  }
  if (state.wrong === true) await forget();
  const [newest] = await tx
    .select(START)
    .from(listMilestones)
    .where(ofList(name))
    .orderBy(sql`${listMilestones.place} desc`)
    .limit(1);
  const from = newest ?? { place: 0 };
  const added = await tx.execute(sql`
    insert into ${listMilestones} (list, place, at, row_id) ${milestonesAfter(name, from, most)} returning place`);
  if (added.length * STEP === most) return true;
  if (from.place === 0 || (await isPartRight(tx, name, from.place, most))) return false;
  await forget();
  return true;
}

/**
 * Brings the milestones of lists further, or begins anew where they are wrong, by which deep pages are read
 * (docs/decisions/061-milestones-of-lists.md). Returns how many lists have more to do. Any number of processes may call it. A
 * step reads `most` rows of a list, whole steps from a milestone to another.
 */
export async function refreshMilestones(db: Db, most = ROWS_OF_A_STEP): Promise<number> {
  let unfinished = 0;
  for (const name of MILESTONE_LISTS)
    unfinished += Number(
      await inTx(db, async (tx) => (await tryLock(tx, name)) && refreshList(tx, name, most)),
    );
  return unfinished;
}
