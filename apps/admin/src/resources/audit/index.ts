import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const AuditList = lazy(() => import('./AuditList').then((module) => ({ default: module.AuditList })));

export const auditLog = {
  name: 'audit-log',
  label: 'Audit Log',
  group: 'System',
  icon: HistoryIcon,
  may: 'superAdmins',
  live: ['audit'],
  list: AuditList,
  data: lazyData(() => import('./audit.data').then((module) => module.auditData), {
    ...{ getAuditChain: true, getAuditChoices: true },
  }),
} satisfies BackOfficeResource;
