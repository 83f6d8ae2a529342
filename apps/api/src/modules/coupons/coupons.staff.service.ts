import {
  checkCoupon,
  checkCouponPeriod,
  checkNewCoupon,
  couponExpiresAt,
  couponStartsAt,
  endedCouponExpiresAt,
} from '@aabha/contracts/coupons/coupons.rules';
import { COUPON_COLUMNS } from '@aabha/contracts/coupons/coupons.csv';
import type {
  CouponTerms,
  CreateCouponInput,
  EndCouponInput,
  ExportCouponsInput,
  ListCouponsInput,
  UpdateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { appError, AppError, assertAllowed } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx, only, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { assertProducts, namesOfProducts } from '../products/product-names.service';
import { couponsForStaff } from './coupons-for-staff.service';
import {
  countCoupons,
  countCouponUses,
  findCouponIds,
  insertCoupon,
  lockCoupon,
  selectCoupons,
  selectCouponsOfIds,
  updateCoupon,
  type CouponRow,
} from './coupons.queries';

/** Returns a page of coupons for a SuperAdmin, expired ones too by default. */
export async function listCoupons(ctx: SignedInContext, input: ListCouponsInput) {
  const now = ctx.now().toISOString();
  const [rows, couponCount] = await Promise.all([
    selectCoupons(ctx.db, input, now),
    countCoupons(ctx.db, input, now),
  ]);
  return { couponList: await couponsForStaff(ctx.db, rows), couponCount };
}

/** Exports the coupons of the list under these filters, newest first. */
export function exportCoupons(ctx: SignedInContext, { filters }: ExportCouponsInput) {
  const now = ctx.now().toISOString();
  return startExport(ctx, {
    list: 'coupons',
    filters,
    columns: COUPON_COLUMNS,
    findIds: (db) => findCouponIds(db, filters, now),
    readRows: async (db, ids) => couponsForStaff(db, await selectCouponsOfIds(db, ids)),
  });
}

const codeTaken = (error: unknown) =>
  violatedConstraint(error) === 'coupons_code_key'
    ? new AppError('COUPON_CODE_TAKEN', undefined, { code: 'A coupon with this code already exists.' })
    : error;

/** Refuses a period that is over, or that has none, as an error of its field. */
function assertPeriod(startsAt: Date | null, expiresAt: Date, now: Date): void {
  const verdict = checkNewCoupon(expiresAt, now);
  if (!verdict.ok)
    throw new AppError(verdict.code, undefined, { expiryDate: 'Expiry date cannot be in the past!' });
  const period = checkCouponPeriod(startsAt, expiresAt);
  if (!period.ok)
    throw new AppError(period.code, undefined, {
      startDate: 'The start date must be before the expiry date.',
    });
}

/** The terms of a coupon as they are stored; a limit that was not sent is that of the present coupon, or none. */
type StoredTerms = Pick<
  CouponRow,
  | 'discountPercentage'
  | 'expiryDate'
  | 'startDate'
  | 'maxUses'
  | 'maxUsesPerPerson'
  | 'minimumGoods'
  | 'productIds'
  | 'categories'
  | 'firstOrderOnly'
  | 'shownInShop'
>;

const orPresent = <T>(sent: T | undefined, present: T): T => (sent === undefined ? present : sent);

/** Returns the terms that an input asks for, the others as in the present coupon. */
function termsOf(input: Partial<CouponTerms>, present: StoredTerms): StoredTerms {
  const startsAt =
    input.startDate === undefined
      ? present.startDate
      : (couponStartsAt(input.startDate)?.toISOString() ?? null);
  return {
    discountPercentage: input.discountPercentage ?? present.discountPercentage,
    expiryDate:
      input.expiryDate === undefined ? present.expiryDate : couponExpiresAt(input.expiryDate).toISOString(),
    startDate: startsAt,
    maxUses: orPresent(input.maxUses, present.maxUses),
    maxUsesPerPerson: orPresent(input.maxUsesPerPerson, present.maxUsesPerPerson),
    minimumGoods: orPresent(input.minimumGoods, present.minimumGoods),
    productIds: [...new Set(input.products ?? present.productIds)],
    categories: [...new Set(input.categories ?? present.categories)],
    firstOrderOnly: input.firstOrderOnly ?? present.firstOrderOnly,
    shownInShop: input.shownInShop ?? present.shownInShop,
  };
}

const columnsOf = (terms: StoredTerms) => ({
  discountPercent: terms.discountPercentage,
  expiresAt: terms.expiryDate,
  startsAt: terms.startDate,
  maxUses: terms.maxUses,
  maxUsesPerPerson: terms.maxUsesPerPerson,
  minGoodsPaise: terms.minimumGoods,
  productIds: terms.productIds,
  categories: terms.categories,
  isForFirstOrder: terms.firstOrderOnly,
  isShown: terms.shownInShop,
});

const NO_LIMITS = {
  startDate: null,
  maxUses: null,
  maxUsesPerPerson: null,
  minimumGoods: null,
  productIds: [],
  categories: [],
  firstOrderOnly: false,
  shownInShop: false,
};

/** Refuses terms that no coupon may have. */
async function assertTerms(db: DbOrTx, terms: StoredTerms, now: Date): Promise<void> {
  const startsAt = terms.startDate === null ? null : new Date(terms.startDate);
  assertPeriod(startsAt, new Date(terms.expiryDate), now);
  await assertProducts(db, terms.productIds);
}

/** Returns terms for the audit log: amounts in rupees, televisions by their names. */
async function auditedTerms(db: DbOrTx, { minimumGoods, productIds, ...terms }: Partial<StoredTerms>) {
  const names = productIds && (await namesOfProducts(db, productIds));
  return {
    ...terms,
    ...(minimumGoods !== undefined && {
      minimumGoods: minimumGoods === null ? null : rupeesFromPaise(minimumGoods),
    }),
    ...(productIds && { products: productIds.map((id) => names?.get(id) ?? id) }),
  };
}

/**
 * Creates a coupon that is valid through the end of its expiry day in India. Codes are case-insensitive
 * (docs/spec/coupons.md#creating).
 */
export async function createCoupon(ctx: SignedInContext, input: CreateCouponInput) {
  const { code, ...sent } = input;
  const terms = termsOf(sent, { ...NO_LIMITS, discountPercentage: sent.discountPercentage, expiryDate: '' });
  await assertTerms(ctx.db, terms, ctx.now());
  const { discountPercentage, expiryDate, ...sentLimits } = terms;
  const limits = changedFields<Partial<StoredTerms>>(NO_LIMITS, sentLimits)?.after;
  const created = await inTx(ctx.db, async (tx) => {
    const row = await insertCoupon(tx, { code, ...columnsOf(terms) });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'coupon.create', entity: 'coupon', entityId: row._id },
      before: null,
      after: { code: row.code, discountPercentage, expiryDate, ...(await auditedTerms(tx, limits ?? {})) },
    });
    return row;
  }).catch((error: unknown) => {
    throw codeTaken(error);
  });
  return { coupon: only(await couponsForStaff(ctx.db, [created])) };
}

/** Returns a coupon as staff see it. */
const present = async (db: DbOrTx, row: CouponRow) => only(await couponsForStaff(db, [row]));

/** Locks a coupon that is unchanged since it was read; 409 with the present one otherwise. */
async function lockUnchanged(tx: Tx, { id, updated_at }: EndCouponInput): Promise<CouponRow> {
  const row = await lockCoupon(tx, id);
  if (!row) throw appError('COUPON_NOT_FOUND');
  assertAllowed(checkUnchanged(await present(tx, row), updated_at));
  return row;
}

/** Stores the terms of a locked coupon, and the changed ones in the audit log. */
async function storeTerms(
  tx: Tx,
  staffId: string,
  action: 'coupon.update' | 'coupon.end',
  { row, wanted }: { row: CouponRow; wanted: StoredTerms },
): Promise<CouponRow> {
  const change = changedFields<StoredTerms>(row, wanted);
  if (!change) return row;
  const updated = await updateCoupon(tx, row._id, columnsOf(wanted));
  const { after } = change;
  if ('maxUses' in after || 'maxUsesPerPerson' in after || 'firstOrderOnly' in after)
    await countCouponUses(tx, row._id);
  await writeAudit(tx, staffId, {
    ...{ action, entity: 'coupon', entityId: row._id },
    before: await auditedTerms(tx, change.before),
    after: await auditedTerms(tx, after),
  });
  return updated;
}

/**
 * Changes the terms of a coupon, unless it changed since the edit was opened. The result is validated like a new coupon, so
 * an expired one needs a new date. Carts get the new terms; orders and started payments keep their copy of the old ones.
 */
export async function updateCouponOf(ctx: SignedInContext, { id, updated_at, ...sent }: UpdateCouponInput) {
  const row = await inTx(ctx.db, async (tx) => {
    const locked = await lockUnchanged(tx, { id, updated_at });
    const wanted = termsOf(sent, locked);
    await assertTerms(tx, wanted, ctx.now());
    return storeTerms(tx, ctx.user.id, 'coupon.update', { row: locked, wanted });
  });
  return { coupon: await present(ctx.db, row) };
}

/** Ends a coupon now: carts that use it are priced as with an expired one. Refuses an expired one. */
export async function endCoupon(ctx: SignedInContext, input: EndCouponInput) {
  const row = await inTx(ctx.db, async (tx) => {
    const locked = await lockUnchanged(tx, input);
    const now = ctx.now();
    assertAllowed(checkCoupon({ expiresAt: new Date(locked.expiryDate) }, now));
    const wanted = { ...termsOf({}, locked), expiryDate: endedCouponExpiresAt(now).toISOString() };
    return storeTerms(tx, ctx.user.id, 'coupon.end', { row: locked, wanted });
  });
  return { coupon: await present(ctx.db, row) };
}
