import PhoneIcon from '@mui/icons-material/PhoneInTalkOutlined';
import { lazy } from 'react';
import { ANY_STAFF, type BackOfficeResource } from '../../data/resource';
import { getDraftOrder, listDraftOrders } from './draft-orders.data';

const DraftOrderList = lazy(() =>
  import('./DraftOrderList').then((module) => ({ default: module.DraftOrderList })),
);
const DraftOrderShow = lazy(() =>
  import('./DraftOrderShow').then((module) => ({ default: module.DraftOrderShow })),
);

export const draftOrders = {
  name: 'draft-orders',
  label: 'Draft Orders',
  group: 'Sell',
  icon: PhoneIcon,
  roles: ANY_STAFF,
  live: ['orders'],
  list: DraftOrderList,
  show: DraftOrderShow,
  recordRepresentation: (record: { customer: { name: string } }) => `for ${record.customer.name}`,
  data: { list: listDraftOrders, get: getDraftOrder },
} satisfies BackOfficeResource;
