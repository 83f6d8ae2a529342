import CenterDayIcon from '@mui/icons-material/EventBusyOutlined';
import LaneIcon from '@mui/icons-material/RouteOutlined';
import CenterIcon from '@mui/icons-material/WarehouseOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const CenterList = lazy(() => import('./CenterList').then((module) => ({ default: module.CenterList })));
const LaneList = lazy(() => import('./LaneList').then((module) => ({ default: module.LaneList })));
const CenterDayList = lazy(() =>
  import('./CenterDayList').then((module) => ({ default: module.CenterDayList })),
);

const shared = { group: 'Shop', may: 'delivery', live: ['lanes'] } as const;

export const dispatchCenters = {
  ...shared,
  name: 'dispatch-centers',
  label: 'Dispatch Centres',
  icon: CenterIcon,
  list: CenterList,
  recordRepresentation: 'name',
  data: lazyData(
    () =>
      import('./centers.data').then((module) => ({
        list: module.listCenters,
        actions: module.centerActions,
      })),
    { createCenter: true, updateCenter: true, removeCenter: true },
  ),
} satisfies BackOfficeResource;

export const lanes = {
  ...shared,
  name: 'lanes',
  label: 'Lanes',
  icon: LaneIcon,
  list: LaneList,
  data: lazyData(
    () => import('./lanes.data').then((module) => ({ list: module.listLanes, actions: module.laneActions })),
    {
      ...{ createLane: true, updateLane: true, removeLane: true },
      ...{ previewLaneImport: true, importLanes: true },
    },
  ),
} satisfies BackOfficeResource;

export const centerDays = {
  ...shared,
  name: 'center-days',
  label: 'Centre Days',
  icon: CenterDayIcon,
  list: CenterDayList,
  data: lazyData(
    () =>
      import('./center-days.data').then((module) => ({
        list: module.listCenterDays,
        actions: module.centerDayActions,
      })),
    { createCenterDay: true, updateCenterDay: true, removeCenterDay: true },
  ),
} satisfies BackOfficeResource;
