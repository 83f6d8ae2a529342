import ContactSupportIcon from '@mui/icons-material/ContactSupportOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { listConsents } from './consents.data';
import { listPrivacyRequests, privacyRequestActions } from './privacy-requests.data';

const ConsentList = lazy(() => import('./ConsentList').then((module) => ({ default: module.ConsentList })));
const PrivacyRequestList = lazy(() =>
  import('./PrivacyRequestList').then((module) => ({ default: module.PrivacyRequestList })),
);

export const consents = {
  name: 'consents',
  label: 'Consents',
  icon: FactCheckIcon,
  roles: SUPER_ADMIN,
  list: ConsentList,
  data: { list: listConsents },
} satisfies BackOfficeResource;

export const privacyRequests = {
  name: 'privacy-requests',
  label: 'Data Requests',
  icon: ContactSupportIcon,
  roles: SUPER_ADMIN,
  list: PrivacyRequestList,
  data: { list: listPrivacyRequests, actions: privacyRequestActions },
} satisfies BackOfficeResource;
