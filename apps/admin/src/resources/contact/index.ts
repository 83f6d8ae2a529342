import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import MailOutlineIcon from '@mui/icons-material/MailOutlineOutlined';
import { lazy } from 'react';
import { waitingCasesBadge } from '../../components/sidebar/waiting-cases-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const MessageList = lazy(() => import('./MessageList').then((module) => ({ default: module.MessageList })));
const MessageShow = lazy(() => import('./MessageShow').then((module) => ({ default: module.MessageShow })));
const SubscriberList = lazy(() =>
  import('./SubscriberList').then((module) => ({ default: module.SubscriberList })),
);

const data = () => import('./contact.data');

export const messages = {
  name: 'messages',
  label: 'Messages',
  group: 'Customers',
  live: ['messages'],
  icon: MailOutlineIcon,
  may: 'messages',
  list: MessageList,
  show: MessageShow,
  data: {
    ...lazyData(
      async () => {
        const { listMessages, messageActions } = await data();
        return { list: listMessages, actions: messageActions };
      },
      { answerMessage: true, assignMessage: true, setMessageState: true },
    ),
    get: async (id: string) => (await data()).getMessage(id),
  },
  badge: waitingCasesBadge(({ message }) => message),
} satisfies BackOfficeResource;

export const subscribers = {
  name: 'subscribers',
  label: 'Subscribers',
  group: 'Customers',
  icon: CampaignIcon,
  may: 'customers',
  list: SubscriberList,
  data: lazyData(async () => ({ list: (await data()).listSubscribers, actions: {} }), {}),
} satisfies BackOfficeResource;
