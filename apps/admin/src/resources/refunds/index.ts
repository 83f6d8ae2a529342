import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { listRefunds } from './refunds.data';

const RefundList = lazy(() => import('./RefundList').then((module) => ({ default: module.RefundList })));

export const refunds = {
  name: 'refunds',
  label: 'Refunds',
  group: 'Money',
  live: ['orders'],
  icon: CurrencyExchangeIcon,
  roles: SUPER_ADMIN,
  list: RefundList,
  data: { list: listRefunds },
} satisfies BackOfficeResource;
