import AnchorIcon from '@mui/icons-material/AnchorOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const AuditAnchorList = lazy(() =>
  import('./AuditAnchorList').then((module) => ({ default: module.AuditAnchorList })),
);

export const auditAnchors = {
  name: 'audit-anchors',
  label: 'Audit Anchors',
  group: 'System',
  icon: AnchorIcon,
  may: 'superAdmins',
  list: AuditAnchorList,
  data: lazyData(() => import('./audit-anchors.data').then((module) => module.auditAnchorData), {}),
} satisfies BackOfficeResource;
