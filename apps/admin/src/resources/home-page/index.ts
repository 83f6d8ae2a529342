import HomeIcon from '@mui/icons-material/Storefront';
import { lazy } from 'react';
import { lazyActions, type BackOfficeResource } from '../../data/resource';

const HomePage = lazy(() => import('./HomePage').then((module) => ({ default: module.HomePage })));

export const homePage = {
  name: 'home-page',
  label: 'Home Page',
  group: 'Shop',
  icon: HomeIcon,
  may: 'home-page',
  list: HomePage,
  data: lazyActions(
    () => import('./home-page.data').then((module) => ({ actions: module.homePageActions })),
    {
      ...{ getHomeArrangement: true, saveHomeDraft: true, discardHomeDraft: true },
      ...{ publishHome: true, getHomePreviewLink: true },
    },
  ),
} satisfies BackOfficeResource;
