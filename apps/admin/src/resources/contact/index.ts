import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const MessageList = lazy(() => import('./MessageList').then((module) => ({ default: module.MessageList })));
const SubscriberList = lazy(() =>
  import('./SubscriberList').then((module) => ({ default: module.SubscriberList })),
);

export const messages = {
  name: 'messages',
  list: MessageList,
  options: { label: 'Messages' },
} satisfies ResourceProps;

export const subscribers = {
  name: 'subscribers',
  list: SubscriberList,
  options: { label: 'Subscribers' },
} satisfies ResourceProps;
