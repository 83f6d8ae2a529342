import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const MessageList = lazy(() => import('./MessageList').then((module) => ({ default: module.MessageList })));

export default {
  name: 'messages',
  list: MessageList,
  options: { label: 'Messages' },
} satisfies ResourceProps;
