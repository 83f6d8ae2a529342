import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { listRefunds } from './refunds.data';

const RefundList = lazy(() => import('./RefundList').then((module) => ({ default: module.RefundList })));

export const refunds = {
  name: 'refunds',
  label: 'Refunds',
  group: 'Money',
  live: ['orders'],
  icon: CurrencyExchangeIcon,
  may: 'invoices',
  list: RefundList,
  data: { list: listRefunds },
} satisfies BackOfficeResource;
