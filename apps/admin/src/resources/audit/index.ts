import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { auditActions, listAudit } from './audit.data';

const AuditList = lazy(() => import('./AuditList').then((module) => ({ default: module.AuditList })));

export const auditLog = {
  name: 'audit-log',
  label: 'Audit Log',
  group: 'System',
  icon: HistoryIcon,
  roles: SUPER_ADMIN,
  live: ['audit'],
  list: AuditList,
  data: { list: listAudit, actions: auditActions },
} satisfies BackOfficeResource;
