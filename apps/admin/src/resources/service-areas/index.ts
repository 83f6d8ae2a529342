import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ServiceAreaList = lazy(() =>
  import('./ServiceAreaList').then((module) => ({ default: module.ServiceAreaList })),
);

export default {
  name: 'area-of-services',
  list: ServiceAreaList,
  options: { label: 'Area of Services' },
  recordRepresentation: 'zipcode',
} satisfies ResourceProps;
