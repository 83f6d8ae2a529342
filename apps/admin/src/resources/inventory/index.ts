import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const Inventory = lazy(() => import('./Inventory').then((module) => ({ default: module.Inventory })));

export default {
  name: 'inventory',
  list: Inventory,
  options: { label: 'Inventory (sample)' },
} satisfies ResourceProps;
