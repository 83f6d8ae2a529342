import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const AuditList = lazy(() => import('./AuditList').then((module) => ({ default: module.AuditList })));

export default {
  name: 'audit-log',
  list: AuditList,
  options: { label: 'Audit Log' },
} satisfies ResourceProps;
