import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { listConsents } from './consents.data';

const ConsentList = lazy(() => import('./ConsentList').then((module) => ({ default: module.ConsentList })));

export const consents = {
  name: 'consents',
  label: 'Consents',
  icon: FactCheckIcon,
  roles: SUPER_ADMIN,
  list: ConsentList,
  data: { list: listConsents },
} satisfies BackOfficeResource;
