import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const DifferenceList = lazy(() =>
  import('./DifferenceList').then((module) => ({ default: module.DifferenceList })),
);

export default {
  name: 'differences',
  list: DifferenceList,
  options: { label: 'Payment Discrepancies' },
} satisfies ResourceProps;
