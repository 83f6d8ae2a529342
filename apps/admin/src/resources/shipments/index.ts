import ShipmentsIcon from '@mui/icons-material/AllInboxOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ShipmentList = lazy(() =>
  import('./ShipmentList').then((module) => ({ default: module.ShipmentList })),
);

export const shipments = {
  name: 'shipments',
  label: 'Shipments',
  group: 'Sell',
  icon: ShipmentsIcon,
  may: 'dispatch',
  live: ['orders'],
  list: ShipmentList,
  data: lazyData(() => import('./shipments.data').then(({ shipmentsData }) => shipmentsData), {}),
} satisfies BackOfficeResource;
