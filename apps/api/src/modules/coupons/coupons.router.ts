import {
  CouponOutput,
  RemoveCouponInput,
  ShownCouponsInput,
  ShownCouponsOutput,
  ValidateCouponInput,
} from '@aabha/contracts/coupons/coupons.schema';
import {
  CheckCouponInput,
  CheckCouponOutput,
  CreateCouponInput,
  EndCouponInput,
  ExportCouponsInput,
  ListCouponsInput,
  ListCouponsOutput,
  StaffCouponOutput,
  UpdateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { publicProcedure, router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { checkCouponFor } from './coupon-check.service';
import { createCoupon, endCoupon, exportCoupons, listCoupons, updateCouponOf } from './coupons.staff.service';
import { removeCoupon, validateCoupon } from './coupons.service';
import { listShownCoupons } from './shown-coupons.service';

/** Changes of shown coupons invalidate the catalogue (migration 0142). Uses do not: a limited coupon ends the response. */
const SHOWN_COUPONS: CachePolicy = {
  audience: 'visitors',
  topics: ['catalogue'],
  stock: 'none',
  downstream: 'never',
};

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
    .meta(post('/coupon/{id}/update', "Change a coupon's terms"))
    .input(UpdateCouponInput)
    .output(StaffCouponOutput)
    .mutation(({ ctx, input }) => updateCouponOf(ctx, input)),
  end: superAdminProcedure
    .meta(post('/coupon/{id}/end', 'End a coupon now'))
    .input(EndCouponInput)
    .output(StaffCouponOutput)
    .mutation(({ ctx, input }) => endCoupon(ctx, input)),
  check: superAdminProcedure
    .meta(post('/coupon/check', 'Why a coupon gives no discount on the cart of a customer'))
    .input(CheckCouponInput)
    .output(CheckCouponOutput)
    .query(({ ctx, input }) => checkCouponFor(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/coupon/export', 'The coupons of a filter as a CSV file', READS_REPORTS))
    .input(ExportCouponsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportCoupons(ctx, input)),
  shown: publicProcedure
    .meta(
      post('/coupon/shown', 'The coupons that the shop names and that apply to some items', {
        cache: SHOWN_COUPONS,
      }),
    )
    .input(ShownCouponsInput)
    .output(ShownCouponsOutput)
    .query(({ ctx, input }) => listShownCoupons(ctx, input)),
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
