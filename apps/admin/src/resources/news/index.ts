import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const NewsList = lazy(() => import('./NewsList').then((module) => ({ default: module.NewsList })));

export default {
  name: 'news-updates',
  list: NewsList,
  options: { label: 'News & Updates' },
} satisfies ResourceProps;
