import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ReviewList = lazy(() => import('./ReviewList').then((module) => ({ default: module.ReviewList })));

export default {
  name: 'reviews',
  list: ReviewList,
  options: { label: 'Reviews' },
} satisfies ResourceProps;
