import {
  checkCoupon,
  checkNewCoupon,
  couponExpiresAt,
  endedCouponExpiresAt,
} from '@aabha/contracts/coupons/coupons.rules';
import type {
  CreateCouponInput,
  EndCouponInput,
  ListCouponsInput,
  StaffCoupon,
  UpdateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { appError, AppError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { countCoupons, insertCoupon, lockCoupon, selectCoupons, updateCoupon } from './coupons.queries';

/** Returns a page of coupons for a SuperAdmin, expired ones too by default. */
export async function listCoupons(ctx: SignedInContext, input: ListCouponsInput) {
  const now = ctx.now().toISOString();
  const [couponList, couponCount] = await Promise.all([
    selectCoupons(ctx.db, input, now),
    countCoupons(ctx.db, input, now),
  ]);
  return { couponList, couponCount };
}

const codeTaken = (error: unknown) =>
  violatedConstraint(error) === 'coupons_code_key'
    ? new AppError('COUPON_CODE_TAKEN', undefined, { code: 'A coupon with this code already exists.' })
    : error;

/** Refuses an expiry date in the past as an error of its field. */
function assertStillGood(expiresAt: Date, now: Date): void {
  const verdict = checkNewCoupon(expiresAt, now);
  if (!verdict.ok)
    throw new AppError(verdict.code, undefined, { expiryDate: 'Expiry date cannot be in the past!' });
}

/**
 * Creates a coupon that is valid through the end of its expiry day in India. Codes are case-insensitive
 * (docs/spec/coupons.md#creating).
 */
export async function createCoupon(ctx: SignedInContext, input: CreateCouponInput) {
  const expiresAt = couponExpiresAt(input.expiryDate);
  assertStillGood(expiresAt, ctx.now());
  const coupon = await inTx(ctx.db, async (tx) => {
    const created = await insertCoupon(tx, {
      code: input.code,
      discountPercent: input.discountPercentage,
      expiresAt: expiresAt.toISOString(),
    });
    await writeAudit(tx, ctx.user.id, {
      action: 'coupon.create',
      entity: 'coupon',
      entityId: created._id,
      before: null,
      after: {
        code: created.code,
        discountPercentage: created.discountPercentage,
        expiryDate: created.expiryDate,
      },
    });
    return created;
  }).catch((error: unknown) => {
    throw codeTaken(error);
  });
  return { coupon };
}

/** Locks a coupon that is unchanged since it was read; 409 with the present one otherwise. */
async function lockUnchanged(tx: Tx, { id, updated_at }: EndCouponInput) {
  const present = await lockCoupon(tx, id);
  if (!present) throw appError('COUPON_NOT_FOUND');
  assertAllowed(checkUnchanged(present, updated_at));
  return present;
}

/** Stores the terms of a locked coupon, and the changed ones in the audit log. */
async function storeTerms(
  tx: Tx,
  staffId: string,
  action: 'coupon.update' | 'coupon.end',
  { present, wanted }: { present: StaffCoupon; wanted: { discountPercentage: number; expiryDate: string } },
) {
  const change = changedFields<StaffCoupon>(present, wanted);
  if (!change) return present;
  const updated = await updateCoupon(tx, present._id, {
    discountPercent: wanted.discountPercentage,
    expiresAt: wanted.expiryDate,
  });
  await writeAudit(tx, staffId, { action, entity: 'coupon', entityId: present._id, ...change });
  return updated;
}

/**
 * Changes the discount or the expiry date of a coupon, unless it changed since the edit was opened. The
 * result is validated like a new coupon, so an expired one needs a new date. Carts get the new terms; orders
 * and started payments keep their copy of the old ones.
 */
export async function updateCouponOf(ctx: SignedInContext, input: UpdateCouponInput) {
  const coupon = await inTx(ctx.db, async (tx) => {
    const present = await lockUnchanged(tx, input);
    const expiresAt =
      input.expiryDate === undefined ? new Date(present.expiryDate) : couponExpiresAt(input.expiryDate);
    assertStillGood(expiresAt, ctx.now());
    const wanted = {
      discountPercentage: input.discountPercentage ?? present.discountPercentage,
      expiryDate: expiresAt.toISOString(),
    };
    return storeTerms(tx, ctx.user.id, 'coupon.update', { present, wanted });
  });
  return { coupon };
}

/** Ends a coupon now: carts that use it are priced as with an expired one. Refuses an expired one. */
export async function endCoupon(ctx: SignedInContext, input: EndCouponInput) {
  const coupon = await inTx(ctx.db, async (tx) => {
    const present = await lockUnchanged(tx, input);
    const now = ctx.now();
    assertAllowed(checkCoupon({ expiresAt: new Date(present.expiryDate) }, now));
    const { discountPercentage } = present;
    const wanted = { discountPercentage, expiryDate: endedCouponExpiresAt(now).toISOString() };
    return storeTerms(tx, ctx.user.id, 'coupon.end', { present, wanted });
  });
  return { coupon };
}
