import AltRouteIcon from '@mui/icons-material/AltRouteOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const EwayBillLimitList = lazy(() =>
  import('./EwayBillLimitList').then((module) => ({ default: module.EwayBillLimitList })),
);

export const ewayBillLimits = {
  name: 'eway-bill-limits',
  label: 'E-Way Bill Limits',
  group: 'Money',
  icon: AltRouteIcon,
  may: 'gst',
  list: EwayBillLimitList,
  data: lazyData(
    () =>
      import('./eway-bill-limits.data').then((module) => ({
        list: module.listEwayBillLimits,
        actions: module.ewayBillLimitActions,
      })),
    { createEwayBillLimit: true, removeEwayBillLimit: true },
  ),
} satisfies BackOfficeResource;
