import PostingsIcon from '@mui/icons-material/SwapVertOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const LedgerList = lazy(() => import('./LedgerList').then((module) => ({ default: module.LedgerList })));

export const ledger = {
  name: 'ledger',
  label: 'Ledger',
  group: 'Money',
  icon: PostingsIcon,
  may: 'books',
  list: LedgerList,
  data: lazyData(
    () => import('./ledger.data').then((module) => ({ list: module.listLedger, actions: {} })),
    {},
  ),
} satisfies BackOfficeResource;
