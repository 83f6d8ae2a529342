import {
  COUPON_SORTS,
  COUPON_STATES,
  type CreateCouponInput,
  type EndCouponInput,
  type StaffCoupon,
  type UpdateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { choiceFilter, filterOf, sortOf, textFilter, withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The default option of the status filter. */
export const ANY_STATE = 'all';

/** Expired coupons are hidden by default (docs/spec/coupons.md#staff-screen). */
export const listCoupons: ListQuery = async (page, params) => {
  const { couponList, couponCount } = await api.coupons.list.query({
    ...page,
    filters: {
      ...(filterOf(params, 'state') !== ANY_STATE && { state: 'active' as const }),
      ...choiceFilter(params, 'state', COUPON_STATES),
      ...textFilter(params, 'code'),
    },
    sort: sortOf(params, COUPON_SORTS),
  });
  return { data: couponList.map(withId), total: couponCount };
};

const withRecord = ({ coupon }: { coupon: StaffCoupon }) => ({ data: withId(coupon) });

export const couponActions = {
  createCoupon: (input: CreateCouponInput) => api.coupons.create.mutate(input).then(withRecord, toHttpError),
  /** Saving and ending are refused with the current coupon when it is newer than `updated_at`. */
  updateCoupon: (input: UpdateCouponInput) => api.coupons.update.mutate(input).then(withRecord, toHttpError),
  endCoupon: (input: EndCouponInput) => api.coupons.end.mutate(input).then(withRecord, toHttpError),
};
export type CouponProvider = ProviderWith<typeof couponActions>;
