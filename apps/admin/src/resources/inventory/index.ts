import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';

const Inventory = lazy(() => import('./Inventory').then((module) => ({ default: module.Inventory })));

export const inventory = {
  name: 'inventory',
  label: 'Inventory (sample)',
  group: 'Catalogue',
  icon: Inventory2Icon,
  may: 'staff',
  list: Inventory,
} satisfies BackOfficeResource;
