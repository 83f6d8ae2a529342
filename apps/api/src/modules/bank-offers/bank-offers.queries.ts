import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ListBankOffersInput } from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import type { OfferState } from '@aabha/contracts/bank-offers/bank-offers.values';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { todayInIndia } from '@aabha/db/emi/today-in-india';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { bankOffers } from '@aabha/db/schema/bank-offers';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListBankOffersInput['filters'];

const OFFER = {
  _id: bankOffers.id,
  bank: bankOffers.bank,
  method: bankOffers.method,
  benefit: bankOffers.benefit,
  percentBasisPoints: bankOffers.percentBasisPoints,
  amount: bankOffers.amountPaise,
  maximum: bankOffers.maxPaise,
  minimum: bankOffers.minPaise,
  valid_from: bankOffers.validFrom,
  valid_to: bankOffers.validTo,
  productIds: bankOffers.productIds,
  usage_note: bankOffers.usageNote,
  terms_url: bankOffers.termsUrl,
  checked_on: bankOffers.checkedOn,
};
const STAFF_OFFER = {
  ...OFFER,
  offer_id: bankOffers.offerId,
  ended_at: bankOffers.endedAt,
  created_at: bankOffers.createdAt,
  updated_at: bankOffers.updatedAt,
};

const BANK = sql`lower(${bankOffers.bank})`;
const SORT_BY = {
  bank: BANK,
  minimum: sql`${bankOffers.minPaise}`,
  valid_from: sql`${bankOffers.validFrom}`,
  valid_to: sql`${bankOffers.validTo}`,
  checked_on: sql`${bankOffers.checkedOn}`,
} as const;
const BY_BANK = [asc(BANK), asc(bankOffers.validFrom), asc(bankOffers.id)];

function orderOf(sort: ListBankOffersInput['sort']): SQL[] {
  return sort ? [(sort.order === 'asc' ? asc : desc)(SORT_BY[sort.field]), ...BY_BANK] : BY_BANK;
}

const inState = (state: OfferState | undefined, today: string): SQL | undefined => {
  const isOn = isNull(bankOffers.endedAt);
  switch (state) {
    case 'current':
      return and(isOn, lte(bankOffers.validFrom, today), gte(bankOffers.validTo, today));
    case 'scheduled':
      return and(isOn, gt(bankOffers.validFrom, today));
    case 'past':
      return or(isNotNull(bankOffers.endedAt), lt(bankOffers.validTo, today));
    case undefined:
      return undefined;
  }
};

function matching({ search, method, benefit, state }: Filters, today: string): SQL | undefined {
  const text = filterText(search);
  return and(
    text === undefined
      ? undefined
      : or(containsText(bankOffers.bank, text), containsText(bankOffers.offerId, text)),
    method === undefined ? undefined : eq(bankOffers.method, method),
    benefit === undefined ? undefined : eq(bankOffers.benefit, benefit),
    inState(state, today),
  );
}

const isNotOver = and(isNull(bankOffers.endedAt), sql`${bankOffers.validTo} >= ${todayInIndia}`);

/** Selects the offers that are in force or begin later, by bank. */
export const selectOffersOfShop = (db: DbOrTx) =>
  db
    .select(OFFER)
    .from(bankOffers)
    .where(isNotOver)
    .orderBy(...BY_BANK);

/** Returns how many offers are in force or begin later, without one of them. */
export async function countOffersOfShop(tx: Tx, exceptId: string | undefined): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(bankOffers.id, exceptId);
  return only(await tx.select({ n: count() }).from(bankOffers).where(and(isNotOver, others))).n;
}

/** Selects a page of offers for staff; `today` is the day in India. */
export const selectOffers = (db: DbOrTx, input: ListBankOffersInput, today: string) =>
  db
    .select(STAFF_OFFER)
    .from(bankOffers)
    .where(matching(input.filters, today))
    .orderBy(...orderOf(input.sort))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);

export async function countOffers(db: DbOrTx, filters: Filters, today: string): Promise<number> {
  return only(await db.select({ n: count() }).from(bankOffers).where(matching(filters, today))).n;
}

/** Returns the ids of all offers of a filter, by bank. */
export async function findOfferIds(db: DbOrTx, filters: Filters, today: string): Promise<PackedIds> {
  const ids = packIds(bankOffers.id, BY_BANK);
  return only(await db.select({ ids }).from(bankOffers).where(matching(filters, today))).ids;
}

/** Selects some offers for an export, by bank. */
export const selectOffersOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(STAFF_OFFER)
    .from(bankOffers)
    .where(anyOf(bankOffers.id, ids))
    .orderBy(...BY_BANK);

export type BankOfferRow = Awaited<ReturnType<typeof selectOffersOfIds>>[number];

export async function selectOffer(db: DbOrTx, id: string): Promise<BankOfferRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await db.select(STAFF_OFFER).from(bankOffers).where(eq(bankOffers.id, id)))[0];
}

/** Locks the table against other changes of offers until the transaction ends. Sales and pages go on reading it. */
export async function lockOffers(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${bankOffers} in share row exclusive mode`);
}

/** Returns whether another offer that is not ended has an offer of the provider. */
export async function isProviderOfferTaken(
  tx: Tx,
  offerId: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const rows = await tx
    .select({ id: bankOffers.id })
    .from(bankOffers)
    .where(
      and(
        eq(bankOffers.offerId, offerId),
        isNull(bankOffers.endedAt),
        exceptId === undefined ? undefined : ne(bankOffers.id, exceptId),
      ),
    );
  return rows.length > 0;
}

type OfferColumns = Omit<typeof bankOffers.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'endedAt'>;

/** Inserts an offer and returns its id. */
export async function insertOffer(tx: Tx, values: OfferColumns): Promise<string> {
  return only(await tx.insert(bankOffers).values(values).returning({ id: bankOffers.id })).id;
}

export async function updateOfferRow(
  tx: Tx,
  id: string,
  values: OfferColumns | Pick<typeof bankOffers.$inferInsert, 'endedAt'>,
): Promise<void> {
  await tx
    .update(bankOffers)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(bankOffers.id, id));
}

/** Selects the terms of the instant discounts with some offers of the provider, ended ones too. */
export const selectTermsOfInstant = (db: DbOrTx, offerIds: readonly string[]) =>
  db
    .select({
      percentBasisPoints: bankOffers.percentBasisPoints,
      amountPaise: bankOffers.amountPaise,
      maxPaise: bankOffers.maxPaise,
      minPaise: bankOffers.minPaise,
    })
    .from(bankOffers)
    .where(and(inArray(bankOffers.offerId, [...offerIds]), eq(bankOffers.benefit, 'instant')));
