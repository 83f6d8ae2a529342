import {
  CouponOutput,
  RemoveCouponInput,
  ValidateCouponInput,
} from '@aabha/contracts/coupons/coupons.schema';
import {
  CreateCouponInput,
  EndCouponInput,
  ListCouponsInput,
  ListCouponsOutput,
  StaffCouponOutput,
  UpdateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post } from '../../trpc/procedure-meta';
import { createCoupon, endCoupon, listCoupons, updateCouponOf } from './coupons.staff.service';
import { removeCoupon, validateCoupon } from './coupons.service';

export const couponsRouter = router({
  list: superAdminProcedure
    .meta(post('/coupon/list', 'Coupons, newest first'))
    .input(ListCouponsInput)
    .output(ListCouponsOutput)
    .query(({ ctx, input }) => listCoupons(ctx, input)),
  create: superAdminProcedure
    .meta(post('/coupon/create-coupon', 'Make a coupon', ONCE_A_KEY))
    .input(CreateCouponInput)
    .output(StaffCouponOutput)
    .mutation(({ ctx, input }) => createCoupon(ctx, input)),
  update: superAdminProcedure
    .meta(post('/coupon/{id}/update', "Change a coupon's discount or expiry date"))
    .input(UpdateCouponInput)
    .output(StaffCouponOutput)
    .mutation(({ ctx, input }) => updateCouponOf(ctx, input)),
  end: superAdminProcedure
    .meta(post('/coupon/{id}/end', 'End a coupon now'))
    .input(EndCouponInput)
    .output(StaffCouponOutput)
    .mutation(({ ctx, input }) => endCoupon(ctx, input)),
  validate: userProcedure
    .meta(post('/coupon/validate-coupon', 'Use a coupon on the cart'))
    .input(ValidateCouponInput)
    .output(CouponOutput)
    .mutation(({ ctx, input }) => validateCoupon(ctx, input)),
  remove: userProcedure
    .meta(post('/coupon/remove', 'Take the coupon off the cart'))
    .input(RemoveCouponInput)
    .output(Done)
    .mutation(({ ctx }) => removeCoupon(ctx)),
});
