import { checkNewCoupon, couponExpiresAt } from '@aabha/contracts/coupons/coupons.rules';
import type { CreateCouponInput, ListCouponsInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { AppError } from '@aabha/contracts/errors/errors';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../trpc/context';
import { writeAudit } from '../audit/audit.service';
import { countCoupons, insertCoupon, selectCoupons } from './coupons.queries';

/** A page of coupons for the SuperAdmin, expired ones too unless the filter says otherwise. */
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

/** A new coupon, good through the end of its expiry day in India. A code is taken without regard to case (decisions §3, §15). */
export async function createCoupon(ctx: SignedInContext, input: CreateCouponInput) {
  const expiresAt = couponExpiresAt(input.expiryDate);
  const verdict = checkNewCoupon(expiresAt, ctx.now());
  if (!verdict.ok)
    throw new AppError(verdict.code, undefined, { expiryDate: 'Expiry date cannot be in the past!' });
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
