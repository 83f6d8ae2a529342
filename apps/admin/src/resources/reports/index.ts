import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { reportActions } from './reports.data';

const Reports = lazy(() => import('./Reports').then((module) => ({ default: module.Reports })));
const SalesReport = lazy(() => import('./SalesReport').then((module) => ({ default: module.SalesReport })));
const TaxReport = lazy(() => import('./TaxReport').then((module) => ({ default: module.TaxReport })));

export const reports = {
  name: 'reports',
  label: 'Reports',
  group: 'Money',
  icon: InsightsIcon,
  roles: SUPER_ADMIN,
  list: Reports,
  data: { actions: reportActions },
} satisfies BackOfficeResource;

export const salesReport = {
  name: 'sales-report',
  label: 'Sales Report',
  group: 'Money',
  roles: SUPER_ADMIN,
  list: SalesReport,
} satisfies BackOfficeResource;

export const taxReport = {
  name: 'tax-report',
  label: 'Tax Report',
  group: 'Money',
  roles: SUPER_ADMIN,
  list: TaxReport,
} satisfies BackOfficeResource;
