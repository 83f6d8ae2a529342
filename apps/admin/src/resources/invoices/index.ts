import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import { invoiceFileActions } from '../../data/invoice-file-actions';
import { type BackOfficeResource } from '../../data/resource';
import { listInvoices } from './invoices.data';

const InvoiceList = lazy(() => import('./InvoiceList').then((module) => ({ default: module.InvoiceList })));

export const invoices = {
  name: 'invoices',
  label: 'Invoices',
  group: 'Money',
  live: ['orders'],
  icon: ReceiptLongIcon,
  may: 'invoices',
  list: InvoiceList,
  data: { list: listInvoices, actions: invoiceFileActions },
} satisfies BackOfficeResource;
