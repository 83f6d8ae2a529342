import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const NewsList = lazy(() => import('./NewsList').then((module) => ({ default: module.NewsList })));

export const news = {
  name: 'news-updates',
  label: 'News & Updates',
  group: 'Shop',
  icon: NewspaperIcon,
  may: 'news',
  live: ['news'],
  list: NewsList,
  data: lazyData(
    () =>
      import('./news.data').then(({ listNews, newsActions }) => ({ list: listNews, actions: newsActions })),
    { createNews: true, updateNews: true, removeNews: true },
  ),
} satisfies BackOfficeResource;
