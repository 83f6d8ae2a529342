import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { gstReturnsActions } from './gst-returns.data';

const GstReturns = lazy(() => import('./GstReturns').then((module) => ({ default: module.GstReturns })));

export const gstReturns = {
  name: 'gst-returns',
  label: 'GSTR-1',
  group: 'Money',
  icon: AccountBalanceIcon,
  may: 'gst',
  list: GstReturns,
  data: { actions: gstReturnsActions },
} satisfies BackOfficeResource;
