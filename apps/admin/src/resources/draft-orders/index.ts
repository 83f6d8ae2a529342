import PhoneIcon from '@mui/icons-material/PhoneInTalkOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const DraftOrderList = lazy(() =>
  import('./DraftOrderList').then((module) => ({ default: module.DraftOrderList })),
);
const DraftOrderShow = lazy(() =>
  import('./DraftOrderShow').then((module) => ({ default: module.DraftOrderShow })),
);

const data = () => import('./draft-orders.data');

export const draftOrders = {
  name: 'draft-orders',
  label: 'Draft Orders',
  group: 'Sell',
  icon: PhoneIcon,
  may: 'draft-orders',
  live: ['drafts', 'orders'],
  list: DraftOrderList,
  show: DraftOrderShow,
  recordRepresentation: (record: { customer: { name: string } }) => `for ${record.customer.name}`,
  data: {
    ...lazyData(async () => ({ list: (await data()).listDraftOrders, actions: {} }), {}),
    get: async (id: string) => (await data()).getDraftOrder(id),
  },
} satisfies BackOfficeResource;
