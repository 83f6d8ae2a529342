import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const SubscriberList = lazy(() =>
  import('./SubscriberList').then((module) => ({ default: module.SubscriberList })),
);

export default {
  name: 'subscribers',
  list: SubscriberList,
  options: { label: 'Subscribers' },
} satisfies ResourceProps;
