import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ServiceAreaList = lazy(() =>
  import('./ServiceAreaList').then((module) => ({ default: module.ServiceAreaList })),
);

export const serviceAreas = {
  name: 'area-of-services',
  label: 'Area of Services',
  group: 'Shop',
  icon: PlaceIcon,
  may: 'delivery',
  list: ServiceAreaList,
  recordRepresentation: 'zipcode',
  data: lazyData(
    () =>
      import('./service-areas.data').then((module) => ({
        list: module.listServiceAreas,
        actions: module.serviceAreaActions,
      })),
    {
      createServiceArea: true,
      updateServiceArea: true,
      removeServiceArea: true,
      previewServiceAreas: true,
      importServiceAreas: true,
      exportServiceAreas: true,
    },
  ),
} satisfies BackOfficeResource;
