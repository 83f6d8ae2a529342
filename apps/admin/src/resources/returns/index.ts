import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ReturnList = lazy(() => import('./ReturnList').then((module) => ({ default: module.ReturnList })));

export default {
  name: 'return-requests',
  list: ReturnList,
  options: { label: 'Return Requests' },
} satisfies ResourceProps;
