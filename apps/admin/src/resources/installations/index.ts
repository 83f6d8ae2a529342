import ZonesIcon from '@mui/icons-material/PlaceOutlined';
import InstallationsIcon from '@mui/icons-material/TvOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const InstallationList = lazy(() =>
  import('./InstallationList').then((module) => ({ default: module.InstallationList })),
);
const ZoneList = lazy(() => import('./ZoneList').then((module) => ({ default: module.ZoneList })));
const loadData = () => import('./installations.data');

const live = ['installations'] as const;

export const installations = {
  name: 'installations',
  label: 'Installations',
  group: 'Sell',
  icon: InstallationsIcon,
  may: 'installations',
  live,
  list: InstallationList,
  data: lazyData(
    () =>
      loadData().then((module) => ({ list: module.listInstallations, actions: module.installationActions })),
    {
      ...{ listInstallationSlots: true, listInstallationZones: true, moveInstallation: true },
      ...{ cancelInstallation: true, updateInstallation: true },
      ...{ sendVisitLink: true, downloadVisitPhoto: true },
    },
  ),
} satisfies BackOfficeResource;

export const technicianZones = {
  name: 'technician-zones',
  label: 'Technician Zones',
  group: 'Shop',
  icon: ZonesIcon,
  may: 'installation-zones',
  live,
  list: ZoneList,
  data: lazyData(
    () => loadData().then((module) => ({ list: module.listZones, actions: module.zoneActions })),
    {
      createZone: true,
      updateZone: true,
      removeZone: true,
    },
  ),
} satisfies BackOfficeResource;
