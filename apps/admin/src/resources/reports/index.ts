import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import { lazy, type ComponentType } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { reportActions } from './reports.data';

const Reports = lazy(() => import('./Reports').then((module) => ({ default: module.Reports })));

export const reports = {
  name: 'reports',
  label: 'Reports',
  group: 'Money',
  icon: InsightsIcon,
  may: 'reports',
  list: Reports,
  data: { actions: reportActions },
} satisfies BackOfficeResource;

const reportScreen = <const N extends string>(
  name: N,
  label: string,
  load: () => Promise<{ default: ComponentType }>,
) => ({ name, label, group: 'Money', may: 'reports', list: lazy(load) }) satisfies BackOfficeResource;

export const salesReport = reportScreen('sales-report', 'Sales Report', () =>
  import('./SalesReport').then((module) => ({ default: module.SalesReport })),
);
export const taxReport = reportScreen('tax-report', 'Tax Report', () =>
  import('./TaxReport').then((module) => ({ default: module.TaxReport })),
);
export const returnsReport = reportScreen('returns-report', 'Returns Report', () =>
  import('./ReturnsReport').then((module) => ({ default: module.ReturnsReport })),
);
export const couponReport = reportScreen('coupon-report', 'Coupon Report', () =>
  import('./CouponReport').then((module) => ({ default: module.CouponReport })),
);
export const promiseReport = reportScreen('promise-report', 'Promises Kept', () =>
  import('./PromiseReport').then((module) => ({ default: module.PromiseReport })),
);
export const refusedPinsReport = reportScreen('refused-pins-report', 'Where We Do Not Deliver', () =>
  import('./RefusedPinsReport').then((module) => ({ default: module.RefusedPinsReport })),
);
