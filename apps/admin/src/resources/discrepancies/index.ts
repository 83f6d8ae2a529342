import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const DifferenceList = lazy(() =>
  import('./DiscrepancyList').then((module) => ({ default: module.DiscrepancyList })),
);

export default {
  name: 'differences',
  list: DifferenceList,
  options: { label: 'Payment Discrepancies' },
} satisfies ResourceProps;
