import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const WebVitals = lazy(() => import('./WebVitals').then((module) => ({ default: module.WebVitals })));

export default {
  name: 'web-vitals',
  list: WebVitals,
  options: { label: 'Web Vitals' },
} satisfies ResourceProps;
