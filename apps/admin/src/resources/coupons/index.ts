import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const CouponList = lazy(() => import('./CouponList').then((module) => ({ default: module.CouponList })));

export default {
  name: 'coupon',
  list: CouponList,
  options: { label: 'Discount Coupon' },
  recordRepresentation: 'code',
} satisfies ResourceProps;
