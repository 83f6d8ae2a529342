import DeliveryIcon from '@mui/icons-material/MoveToInboxOutlined';
import ReorderIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ReorderList = lazy(() => import('./ReorderList').then((module) => ({ default: module.ReorderList })));
const DeliveryList = lazy(() =>
  import('./DeliveryList').then((module) => ({ default: module.DeliveryList })),
);

export const reorder = {
  name: 'reorder',
  label: 'Reorder',
  icon: ReorderIcon,
  group: 'Catalogue',
  may: 'stock',
  live: ['stock', 'deliveries', 'catalogue'],
  list: ReorderList,
  data: lazyData(
    async () => {
      const { listReorder, reorderActions } = await import('./reorder.data');
      return { list: listReorder, actions: reorderActions };
    },
    { setReorderRule: true, listBrandRules: true },
  ),
} satisfies BackOfficeResource;

export const deliveries = {
  name: 'deliveries',
  label: 'Expected Deliveries',
  icon: DeliveryIcon,
  group: 'Catalogue',
  may: 'stock',
  live: ['deliveries'],
  list: DeliveryList,
  data: lazyData(
    async () => {
      const { listDeliveries, deliveryActions } = await import('./deliveries.data');
      return { list: listDeliveries, actions: deliveryActions };
    },
    { addDelivery: true, updateDelivery: true, receiveDelivery: true, cancelDelivery: true },
  ),
} satisfies BackOfficeResource;
