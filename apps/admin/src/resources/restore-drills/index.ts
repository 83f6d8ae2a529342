import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const RestoreDrillList = lazy(() =>
  import('./RestoreDrillList').then((module) => ({ default: module.RestoreDrillList })),
);
const RestoreDrillShow = lazy(() =>
  import('./RestoreDrillShow').then((module) => ({ default: module.RestoreDrillShow })),
);
const data = () => import('./restore-drills.data');

export const restoreDrills = {
  name: 'restore-drills',
  label: 'Restore Drills',
  group: 'System',
  icon: FactCheckIcon,
  may: 'superAdmins',
  list: RestoreDrillList,
  show: RestoreDrillShow,
  data: {
    ...lazyData(
      async () => {
        const { listRestoreDrills, restoreDrillActions } = await data();
        return { list: listRestoreDrills, actions: restoreDrillActions };
      },
      { getDrillStatus: true },
    ),
    get: async (id: string) => (await data()).getRestoreDrill(id),
  },
  badge: attentionBadge(({ restore_drills }) => restore_drills, 'to look at'),
} satisfies BackOfficeResource;
