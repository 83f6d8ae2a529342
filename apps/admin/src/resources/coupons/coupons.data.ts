import {
  COUPON_SORTS,
  COUPON_STATES,
  type CheckCouponInput,
  type EndCouponInput,
  type StaffCoupon,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  filterOf,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The default option of the status filter. */
export const ANY_STATE = 'all';

/** The list's filters in the API's format. */
export const couponFilters = (params: Filtered) => ({
  ...(filterOf(params, 'state') !== ANY_STATE && { state: 'active' as const }),
  ...choiceFilter(params, 'state', COUPON_STATES),
  ...periodFilter(params),
  ...textFilter(params, 'code'),
  ...flagFilter(params, 'limited'),
  ...flagFilter(params, 'firstOrderOnly'),
  ...textFilter(params, 'product'),
});

/** Expired coupons are hidden by default (docs/spec/coupons.md#staff-screen). */
export const listCoupons: ListQuery = async (page, params) => {
  const { couponList, couponCount } = await api.coupons.list.query({
    ...page,
    filters: couponFilters(params),
    sort: sortOf(params, COUPON_SORTS),
  });
  return { data: couponList.map(withId), total: couponCount };
};

const withRecord = ({ coupon }: { coupon: StaffCoupon }) => ({ data: withId(coupon) });

type CreateInput = Parameters<typeof api.coupons.create.mutate>[0];
type UpdateInput = Parameters<typeof api.coupons.update.mutate>[0];

export const couponActions = {
  /** The categories in use. */
  getCouponCategories: () =>
    api.products.facets
      .query({ filters: {} })
      .then(({ category }) => ({ data: category.map(({ value }) => value) }), toHttpError),
  checkCoupon: (input: CheckCouponInput) =>
    api.coupons.check.query(input).then((data) => ({ data }), toHttpError),
  createCoupon: (input: CreateInput) => api.coupons.create.mutate(input).then(withRecord, toHttpError),
  /** Saving and ending are refused with the current coupon when it is newer than `updated_at`. */
  updateCoupon: (input: UpdateInput) => api.coupons.update.mutate(input).then(withRecord, toHttpError),
  endCoupon: (input: EndCouponInput) => api.coupons.end.mutate(input).then(withRecord, toHttpError),
};
export type CouponProvider = ProviderWith<typeof couponActions>;
