import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ListEmiPlansInput } from '@aabha/contracts/emi/emi.staff.schema';
import type { EmiKind, EmiState } from '@aabha/contracts/emi/emi.values';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { todayInIndia } from '@aabha/db/emi/today-in-india';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { emiPlans } from '@aabha/db/schema/emi';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListEmiPlansInput['filters'];

const PLAN = {
  _id: emiPlans.id,
  bank: emiPlans.bank,
  kind: emiPlans.kind,
  months: emiPlans.months,
  rateBasisPoints: emiPlans.rateBasisPoints,
  minimum: emiPlans.minPaise,
  processing_fee: emiPlans.processingFeePaise,
  no_cost: emiPlans.isNoCost,
  valid_from: emiPlans.validFrom,
  valid_to: emiPlans.validTo,
  checked_on: emiPlans.checkedOn,
  terms_url: emiPlans.termsUrl,
};
const STAFF_PLAN = {
  ...PLAN,
  offer_id: emiPlans.offerId,
  created_at: emiPlans.createdAt,
  updated_at: emiPlans.updatedAt,
};

const BANK = sql`lower(${emiPlans.bank})`;
const SORT_BY = {
  bank: BANK,
  months: sql`${emiPlans.months}`,
  annual_rate: sql`${emiPlans.rateBasisPoints}`,
  valid_from: sql`${emiPlans.validFrom}`,
  valid_to: sql`coalesce(${emiPlans.validTo}, 'infinity')`,
  checked_on: sql`${emiPlans.checkedOn}`,
} as const;
const BY_BANK = [asc(BANK), asc(emiPlans.kind), asc(emiPlans.months), desc(emiPlans.isNoCost)];

function orderOf(sort: ListEmiPlansInput['sort']): SQL[] {
  const ids = asc(emiPlans.id);
  if (!sort || (sort.field === 'bank' && sort.order === 'asc')) return [...BY_BANK, ids];
  return [(sort.order === 'asc' ? asc : desc)(SORT_BY[sort.field]), ...BY_BANK, ids];
}

const inState = (state: EmiState | undefined, today: string): SQL | undefined => {
  const goesOn = or(isNull(emiPlans.validTo), gte(emiPlans.validTo, today));
  switch (state) {
    case 'current':
      return and(lte(emiPlans.validFrom, today), goesOn);
    case 'scheduled':
      return gt(emiPlans.validFrom, today);
    case 'past':
      return lt(emiPlans.validTo, today);
    case undefined:
      return undefined;
  }
};

function matching({ search, kind, state, noCost }: Filters, today: string): SQL | undefined {
  const text = filterText(search);
  return and(
    text === undefined
      ? undefined
      : or(containsText(emiPlans.bank, text), containsText(emiPlans.offerId, text)),
    kind === undefined ? undefined : eq(emiPlans.kind, kind),
    noCost === undefined ? undefined : eq(emiPlans.isNoCost, noCost),
    inState(state, today),
  );
}

/** Selects the plans that are offered today or later, by bank. */
export function selectPlansOnOffer(db: DbOrTx) {
  return db
    .select(PLAN)
    .from(emiPlans)
    .where(or(isNull(emiPlans.validTo), sql`${emiPlans.validTo} >= ${todayInIndia}`))
    .orderBy(...BY_BANK, asc(emiPlans.id));
}

/** Selects a page of plans for staff; `today` is the day in India. */
export function selectPlans(db: DbOrTx, input: ListEmiPlansInput, today: string) {
  return db
    .select(STAFF_PLAN)
    .from(emiPlans)
    .where(matching(input.filters, today))
    .orderBy(...orderOf(input.sort))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countPlans(db: DbOrTx, filters: Filters, today: string): Promise<number> {
  return only(await db.select({ n: count() }).from(emiPlans).where(matching(filters, today))).n;
}

/** Returns the ids of all plans of a filter, by bank. */
export async function findPlanIds(db: DbOrTx, filters: Filters, today: string): Promise<PackedIds> {
  const ids = packIds(emiPlans.id, BY_BANK);
  return only(await db.select({ ids }).from(emiPlans).where(matching(filters, today))).ids;
}

/** Selects some plans for an export, by bank. */
export const selectPlansOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(STAFF_PLAN)
    .from(emiPlans)
    .where(anyOf(emiPlans.id, ids))
    .orderBy(...BY_BANK);

/** Selects all plans, over ones too; there are at most 500. */
export const selectAllPlans = (db: DbOrTx) => db.select(STAFF_PLAN).from(emiPlans);

export type EmiPlanRow = Awaited<ReturnType<typeof selectPlansOfIds>>[number];

export async function selectPlan(db: DbOrTx, id: string): Promise<EmiPlanRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await db.select(STAFF_PLAN).from(emiPlans).where(eq(emiPlans.id, id)))[0];
}

/** Locks the table against other changes of plans until the transaction ends. Sales and pages go on reading it. */
export async function lockPlans(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${emiPlans} in share row exclusive mode`);
}

/** Selects the periods of the other plans of a bank that differ in nothing but their terms. */
export function selectRivals(
  tx: Tx,
  plan: { bank: string; kind: EmiKind; months: number; no_cost: boolean },
  exceptId: string | undefined,
) {
  return tx
    .select({ valid_from: emiPlans.validFrom, valid_to: emiPlans.validTo })
    .from(emiPlans)
    .where(
      and(
        eq(BANK, plan.bank.toLowerCase()),
        eq(emiPlans.kind, plan.kind),
        eq(emiPlans.months, plan.months),
        eq(emiPlans.isNoCost, plan.no_cost),
        exceptId === undefined ? undefined : ne(emiPlans.id, exceptId),
      ),
    );
}

type PlanColumns = Omit<typeof emiPlans.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'isShown'>;

/** Inserts a plan and returns its id. */
export async function insertPlan(tx: Tx, values: PlanColumns): Promise<string> {
  return only(await tx.insert(emiPlans).values(values).returning({ id: emiPlans.id })).id;
}

export async function updatePlanRow(tx: Tx, id: string, values: PlanColumns): Promise<void> {
  await tx
    .update(emiPlans)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(emiPlans.id, id));
}

export async function deletePlan(tx: Tx, id: string): Promise<void> {
  await tx.delete(emiPlans).where(eq(emiPlans.id, id));
}

/**
 * Marks the plans that began and those that are over since the last run, which invalidates what shows them. Returns their
 * number.
 */
export async function markShown(db: DbOrTx): Promise<number> {
  const isCurrent = sql`(${emiPlans.validFrom} <= ${todayInIndia} and coalesce(${emiPlans.validTo} >= ${todayInIndia}, true))`;
  const rows = await db
    .update(emiPlans)
    .set({ isShown: sql`${isCurrent}` })
    .where(sql`${emiPlans.isShown} <> ${isCurrent}`)
    .returning({ id: emiPlans.id });
  return rows.length;
}

/** Selects the terms of the plans of some offers, over ones too. */
export const selectTermsOfOffers = (db: DbOrTx, offerIds: readonly string[]) =>
  db
    .select({
      ...{ offerId: emiPlans.offerId, months: emiPlans.months, rateBasisPoints: emiPlans.rateBasisPoints },
      processingFeePaise: emiPlans.processingFeePaise,
    })
    .from(emiPlans)
    .where(inArray(emiPlans.offerId, [...offerIds]));
