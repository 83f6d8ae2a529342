import { BANK_OFFER_COLUMNS } from '@aabha/contracts/bank-offers/bank-offers.csv';
import { offerState } from '@aabha/contracts/bank-offers/bank-offers.rules';
import type {
  BankOfferFields,
  EndBankOfferInput,
  ExportBankOffersInput,
  ListBankOffersInput,
  UpdateBankOfferInput,
} from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import { BANK_OFFERS_MAX } from '@aabha/contracts/bank-offers/bank-offers.values';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import {
  basisPoints,
  percentFromBasisPoints,
  rupeesFromPaise,
  type Paise,
} from '@aabha/contracts/money/money';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { assertProducts, withProductNames } from '../products/product-names.service';
import {
  countOffers,
  countOffersOfShop,
  findOfferIds,
  insertOffer,
  isProviderOfferTaken,
  lockOffers,
  selectOffer,
  selectOffers,
  selectOffersOfIds,
  selectOffersOfShop,
  updateOfferRow,
  type BankOfferRow,
} from './bank-offers.queries';

const ENTITY = 'bank-offer';

const withPercent = <T extends { percentBasisPoints: number | null }>({
  percentBasisPoints,
  ...offer
}: T) => ({
  ...offer,
  percent: percentBasisPoints === null ? null : percentFromBasisPoints(percentBasisPoints),
});

async function forStaff(db: DbOrTx, rows: readonly BankOfferRow[], now: Date) {
  const today = indiaDay(now);
  const named = await withProductNames(db, rows);
  return named.map((row) => ({ ...withPercent(row), state: offerState(row, today) }));
}

/** Returns the offers that are in force or begin later. Callers leave out what a day, a price or a television excludes (docs/spec/bank-offers.md#calls). */
export async function listOffersOfShop(ctx: Pick<RequestContext, 'db'>) {
  const rows = await selectOffersOfShop(ctx.db);
  return {
    offerList: rows.map(({ productIds, ...row }) => ({ ...withPercent(row), product_ids: productIds })),
  };
}

/** Returns a page of the table of offers for staff. */
export async function listBankOffers(ctx: SignedInContext, input: ListBankOffersInput) {
  const now = ctx.now();
  const [rows, offerCount] = await Promise.all([
    selectOffers(ctx.db, input, indiaDay(now)),
    countOffers(ctx.db, input.filters, indiaDay(now)),
  ]);
  return { offerList: await forStaff(ctx.db, rows, now), offerCount };
}

/** Exports the offers of a filter, by bank. */
export function exportBankOffers(ctx: SignedInContext, { filters }: ExportBankOffersInput) {
  const now = ctx.now();
  return startExport(ctx, {
    list: 'bank-offers',
    filters,
    columns: BANK_OFFER_COLUMNS,
    findIds: (db) => findOfferIds(db, filters, indiaDay(now)),
    readRows: async (db, ids) => forStaff(db, await selectOffersOfIds(db, ids), now),
  });
}

const columnsOf = (fields: BankOfferFields) => ({
  ...{ bank: fields.bank, method: fields.method, benefit: fields.benefit },
  percentBasisPoints: fields.percent === null ? null : basisPoints(fields.percent),
  ...{ amountPaise: fields.amount, maxPaise: fields.maximum, minPaise: fields.minimum },
  ...{ validFrom: fields.valid_from, validTo: fields.valid_to, productIds: [...new Set(fields.products)] },
  ...{ offerId: fields.offer_id, usageNote: fields.usage_note },
  ...{ termsUrl: fields.terms_url, checkedOn: fields.checked_on },
});

function fieldsOf(row: BankOfferRow): BankOfferFields {
  const { _id, created_at: _made, updated_at: _at, ended_at: _end, productIds, ...rest } = row;
  return { ...withPercent(rest), products: productIds };
}

const AMOUNTS = ['amount', 'maximum', 'minimum'] as const;
const rupees = (amount: Paise | null) => amount && rupeesFromPaise(amount);

/** Returns fields as the audit log shows them, with amounts in rupees. */
const audited = (fields: Partial<BankOfferFields>) => ({
  ...fields,
  ...Object.fromEntries(
    AMOUNTS.flatMap((name) => (fields[name] === undefined ? [] : [[name, rupees(fields[name])]])),
  ),
});

/** Refuses terms that another offer or the number of offers excludes. The table must be locked. */
async function assertTerms(tx: Tx, fields: BankOfferFields, id?: string): Promise<void> {
  await assertProducts(tx, fields.products);
  if (fields.offer_id !== null && (await isProviderOfferTaken(tx, fields.offer_id, id)))
    throw new AppError('BANK_OFFER_EXISTS', undefined, {
      offer_id: 'Another bank offer has this offer of the provider.',
    });
  if ((await countOffersOfShop(tx, id)) >= BANK_OFFERS_MAX) throw appError('BANK_OFFERS_FULL');
}

async function present(tx: Tx, id: string): Promise<BankOfferRow> {
  const row = await selectOffer(tx, id);
  if (!row) throw appError('BANK_OFFER_NOT_FOUND');
  return row;
}

/** Returns the offer as it is after a change under the lock of the table. */
async function store(ctx: SignedInContext, save: (tx: Tx) => Promise<string>) {
  return inTx(ctx.db, async (tx) => {
    await lockOffers(tx);
    const [offer] = await forStaff(tx, [await present(tx, await save(tx))], ctx.now());
    if (!offer) throw appError('BANK_OFFER_NOT_FOUND');
    return { offer };
  });
}

/** Returns an offer that can be changed. 409 where it was ended, or changed since `updated_at`. */
async function changeable(ctx: SignedInContext, tx: Tx, id: string, updated_at: string | undefined) {
  const row = await present(tx, id);
  const [offer = row] = await forStaff(tx, [row], ctx.now());
  assertAllowed(checkUnchanged(offer, updated_at));
  if (row.ended_at !== null) throw appError('BANK_OFFER_OVER');
  return row;
}

/** Adds an offer. 409 where another one has its offer of the provider. */
export function createBankOffer(ctx: SignedInContext, fields: BankOfferFields) {
  return store(ctx, async (tx) => {
    await assertTerms(tx, fields);
    const id = await insertOffer(tx, columnsOf(fields));
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'bank-offer.create', entity: ENTITY, entityId: id },
      ...{ before: null, after: { name: fields.bank, ...audited(fields) } },
    });
    return id;
  });
}

/** Changes an offer. 409 with the present one when it was changed since `updated_at`. */
export function updateBankOffer(ctx: SignedInContext, { id, updated_at, ...fields }: UpdateBankOfferInput) {
  return store(ctx, async (tx) => {
    const row = await changeable(ctx, tx, id, updated_at);
    const change = changedFields<BankOfferFields>(fieldsOf(row), fields);
    if (!change) return id;
    await assertTerms(tx, fields, id);
    await updateOfferRow(tx, id, columnsOf(fields));
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'bank-offer.update', entity: ENTITY, entityId: id },
      ...{ before: audited(change.before), after: audited(change.after) },
    });
    return id;
  });
}

/** Ends an offer now: the shop no longer shows it, and new payments do not name it. Payments under way keep it. */
export function endBankOffer(ctx: SignedInContext, { id, updated_at }: EndBankOfferInput) {
  return store(ctx, async (tx) => {
    const { bank } = await changeable(ctx, tx, id, updated_at);
    const ended_at = ctx.now().toISOString();
    await updateOfferRow(tx, id, { endedAt: ended_at });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'bank-offer.end', entity: ENTITY, entityId: id },
      ...{ before: { name: bank, ended_at: null }, after: { name: bank, ended_at } },
    });
    return id;
  });
}
