import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const SelfAuditList = lazy(() =>
  import('./SelfAuditList').then((module) => ({ default: module.SelfAuditList })),
);
const SelfAuditShow = lazy(() =>
  import('./SelfAuditShow').then((module) => ({ default: module.SelfAuditShow })),
);

const data = () => import('./self-audits.data');

export const selfAudits = {
  name: 'self-audit',
  label: 'Self-audit',
  group: 'System',
  icon: VerifiedIcon,
  may: 'superAdmins',
  list: SelfAuditList,
  show: SelfAuditShow,
  data: {
    ...lazyData(
      async () => {
        const { listSelfAudits, selfAuditActions } = await data();
        return { list: listSelfAudits, actions: selfAuditActions };
      },
      { latestSelfAudit: true, startSelfAudit: true, stopSelfAudit: true, downloadDeclaration: true },
    ),
    get: async (id: string) => (await data()).getSelfAudit(id),
  },
} satisfies BackOfficeResource;
