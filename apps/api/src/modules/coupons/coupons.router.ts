import {
  CouponOutput,
  RemoveCouponInput,
  ValidateCouponInput,
} from '@aabha/contracts/coupons/coupons.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, userProcedure } from '../../trpc/init';
import { post } from '../../trpc/rest-meta';
import { removeCoupon, validateCoupon } from './coupons.service';

export const couponsRouter = router({
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
