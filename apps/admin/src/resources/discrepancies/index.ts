import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { discrepancyActions, listDiscrepancies } from './discrepancies.data';

const DiscrepancyList = lazy(() =>
  import('./DiscrepancyList').then((module) => ({ default: module.DiscrepancyList })),
);

export const discrepancies = {
  name: 'differences',
  label: 'Payment Discrepancies',
  icon: BalanceIcon,
  roles: SUPER_ADMIN,
  list: DiscrepancyList,
  data: { list: listDiscrepancies, actions: discrepancyActions },
} satisfies BackOfficeResource;
