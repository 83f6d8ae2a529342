import {
  COUPON_SORTS,
  COUPON_STATES,
  type CreateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { choiceFilter, sortOf, textFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

/** Expired coupons are hidden unless they are asked for (product §4). */
export const listCoupons: Lister = async (page, params) => {
  const { couponList, couponCount } = await api.coupons.list.query({
    ...page,
    filters: {
      state: 'active',
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
};
