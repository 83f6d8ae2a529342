import ContactSupportIcon from '@mui/icons-material/ContactSupportOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined';
import AutoDeleteIcon from '@mui/icons-material/AutoDeleteOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';
import { retentionActions } from './retention.data';

const BreachList = lazy(() => import('./BreachList').then((module) => ({ default: module.BreachList })));
const Retention = lazy(() => import('./Retention').then((module) => ({ default: module.Retention })));
const ConsentList = lazy(() => import('./ConsentList').then((module) => ({ default: module.ConsentList })));
const PrivacyRequestList = lazy(() =>
  import('./PrivacyRequestList').then((module) => ({ default: module.PrivacyRequestList })),
);

export const consents = {
  name: 'consents',
  label: 'Consents',
  group: 'Customers',
  icon: FactCheckIcon,
  may: 'privacy',
  list: ConsentList,
  data: lazyData(
    () => import('./consents.data').then(({ listConsents }) => ({ list: listConsents, actions: {} })),
    {},
  ),
} satisfies BackOfficeResource;

export const privacyRequests = {
  name: 'privacy-requests',
  label: 'Data Requests',
  group: 'Customers',
  icon: ContactSupportIcon,
  may: 'privacy',
  list: PrivacyRequestList,
  data: lazyData(
    async () => {
      const { listPrivacyRequests, privacyRequestActions } = await import('./privacy-requests.data');
      return { list: listPrivacyRequests, actions: privacyRequestActions };
    },
    { answerPrivacyRequest: true },
  ),
  badge: attentionBadge(({ data_requests_overdue }) => data_requests_overdue, 'past 90 days'),
} satisfies BackOfficeResource;

export const breaches = {
  name: 'breaches',
  label: 'Data Breaches',
  group: 'System',
  icon: GppMaybeIcon,
  may: 'privacy',
  list: BreachList,
  data: lazyData(
    async () => {
      const { listBreaches, breachActions } = await import('./breaches.data');
      return { list: listBreaches, actions: breachActions };
    },
    { createBreach: true, updateBreach: true },
  ),
  badge: attentionBadge(({ breaches_overdue }) => breaches_overdue, 'past 72 hours'),
} satisfies BackOfficeResource;

export const retention = {
  name: 'retention',
  label: 'Retention',
  group: 'System',
  icon: AutoDeleteIcon,
  may: 'privacy',
  list: Retention,
  data: { actions: retentionActions },
} satisfies BackOfficeResource;
