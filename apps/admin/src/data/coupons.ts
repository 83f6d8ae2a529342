import {
  COUPON_SORTS,
  COUPON_STATES,
  type CreateCouponInput,
  type EndCouponInput,
  type UpdateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { choiceFilter, filterOf, sortOf, textFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

/** The choice of the filter that names no state. */
export const ANY_STATE = 'all';

/** Expired coupons are hidden unless they are asked for (product §4). */
export const listCoupons: Lister = async (page, params) => {
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

export const couponActs = {
  createCoupon: (input: CreateCouponInput) =>
    api.coupons.create.mutate(input).then(({ coupon }) => ({ data: withId(coupon) }), toHttpError),
  /** Refused with the present coupon when it is newer than `updated_at`; so is the end. */
  updateCoupon: (input: UpdateCouponInput) =>
    api.coupons.update.mutate(input).then(({ coupon }) => ({ data: withId(coupon) }), toHttpError),
  endCoupon: (input: EndCouponInput) =>
    api.coupons.end.mutate(input).then(({ coupon }) => ({ data: withId(coupon) }), toHttpError),
};
