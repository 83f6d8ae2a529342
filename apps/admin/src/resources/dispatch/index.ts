import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import ScannerIcon from '@mui/icons-material/QrCodeScannerOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const DispatchList = lazy(() =>
  import('./DispatchList').then((module) => ({ default: module.DispatchList })),
);
const PackingScreen = lazy(() =>
  import('./PackingScreen').then((module) => ({ default: module.PackingScreen })),
);

export const dispatch = {
  name: 'dispatch',
  label: 'To Pack Today',
  group: 'Sell',
  icon: InventoryIcon,
  may: 'dispatch',
  live: ['orders'],
  list: DispatchList,
  data: lazyData(() => import('./dispatch.data').then(({ dispatchData }) => dispatchData), {}),
} satisfies BackOfficeResource;

export const packing = {
  name: 'packing',
  label: 'Packing Station',
  group: 'Sell',
  icon: ScannerIcon,
  may: 'dispatch',
  list: PackingScreen,
} satisfies BackOfficeResource;
