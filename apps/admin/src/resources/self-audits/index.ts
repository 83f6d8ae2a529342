import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { getSelfAudit, listSelfAudits, selfAuditActions } from './self-audits.data';

const SelfAuditList = lazy(() =>
  import('./SelfAuditList').then((module) => ({ default: module.SelfAuditList })),
);
const SelfAuditShow = lazy(() =>
  import('./SelfAuditShow').then((module) => ({ default: module.SelfAuditShow })),
);

export const selfAudits = {
  name: 'self-audit',
  label: 'Self-audit',
  group: 'System',
  icon: VerifiedIcon,
  roles: SUPER_ADMIN,
  list: SelfAuditList,
  show: SelfAuditShow,
  data: { list: listSelfAudits, get: getSelfAudit, actions: selfAuditActions },
} satisfies BackOfficeResource;
