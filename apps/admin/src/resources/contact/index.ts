import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import MailOutlineIcon from '@mui/icons-material/MailOutlineOutlined';
import { lazy } from 'react';
import { ANY_STAFF, SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { getMessage, listMessages, listSubscribers, messageActions } from './contact.data';

const MessageList = lazy(() => import('./MessageList').then((module) => ({ default: module.MessageList })));
const MessageShow = lazy(() => import('./MessageShow').then((module) => ({ default: module.MessageShow })));
const SubscriberList = lazy(() =>
  import('./SubscriberList').then((module) => ({ default: module.SubscriberList })),
);

export const messages = {
  name: 'messages',
  label: 'Messages',
  group: 'Customers',
  live: ['messages'],
  icon: MailOutlineIcon,
  roles: ANY_STAFF,
  list: MessageList,
  show: MessageShow,
  data: { list: listMessages, get: getMessage, actions: messageActions },
} satisfies BackOfficeResource;

export const subscribers = {
  name: 'subscribers',
  label: 'Subscribers',
  group: 'Customers',
  icon: CampaignIcon,
  roles: SUPER_ADMIN,
  list: SubscriberList,
  data: { list: listSubscribers },
} satisfies BackOfficeResource;
