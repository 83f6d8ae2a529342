import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const InvoiceList = lazy(() => import('./InvoiceList').then((module) => ({ default: module.InvoiceList })));

export default {
  name: 'invoices',
  list: InvoiceList,
  options: { label: 'Invoices' },
} satisfies ResourceProps;
