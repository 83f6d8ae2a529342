import SpeedIcon from '@mui/icons-material/SpeedOutlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { webVitalsActions } from './web-vitals.data';

const WebVitals = lazy(() => import('./WebVitals').then((module) => ({ default: module.WebVitals })));

export const webVitals = {
  name: 'web-vitals',
  label: 'Web Vitals',
  group: 'System',
  icon: SpeedIcon,
  may: 'staff',
  list: WebVitals,
  data: { actions: webVitalsActions },
} satisfies BackOfficeResource;
