import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const CouponList = lazy(() => import('./CouponList').then((module) => ({ default: module.CouponList })));

export const coupons = {
  name: 'coupon',
  label: 'Discount Coupon',
  group: 'Sell',
  icon: LocalOfferIcon,
  may: 'coupons',
  live: ['coupons', 'orders'],
  list: CouponList,
  recordRepresentation: 'code',
  data: lazyData(
    () =>
      import('./coupons.data').then((module) => ({
        list: module.listCoupons,
        actions: module.couponActions,
      })),
    {
      getCouponCategories: true,
      checkCoupon: true,
      createCoupon: true,
      updateCoupon: true,
      endCoupon: true,
    },
  ),
} satisfies BackOfficeResource;
