import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const EInvoiceList = lazy(() =>
  import('./EInvoiceList').then((module) => ({ default: module.EInvoiceList })),
);
const MissingIrnBadge = lazy(() =>
  import('./MissingIrnBadge').then((module) => ({ default: module.MissingIrnBadge })),
);

export const eInvoices = {
  name: 'e-invoices',
  label: 'E-Invoices',
  group: 'Money',
  live: ['orders'],
  icon: QrCodeIcon,
  may: 'invoices',
  list: EInvoiceList,
  badge: MissingIrnBadge,
  data: lazyData(
    () =>
      import('./e-invoices.data').then((module) => ({
        list: module.listEInvoices,
        actions: module.eInvoiceActions,
      })),
    { registerEInvoice: true, countMissingIrns: true },
  ),
} satisfies BackOfficeResource;
