import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import { lazy } from 'react';
import { ANY_STAFF, type BackOfficeResource } from '../../data/resource';
import { listNews, newsActions } from './news.data';

const NewsList = lazy(() => import('./NewsList').then((module) => ({ default: module.NewsList })));

export const news = {
  name: 'news-updates',
  label: 'News & Updates',
  group: 'Shop',
  icon: NewspaperIcon,
  roles: ANY_STAFF,
  live: ['news'],
  list: NewsList,
  data: { list: listNews, actions: newsActions },
} satisfies BackOfficeResource;
