import HomeIcon from '@mui/icons-material/HomeOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { homePageActions } from './home-page.data';

const HomePage = lazy(() => import('./HomePage').then((module) => ({ default: module.HomePage })));

export const homePage = {
  name: 'home-page',
  label: 'Home Page',
  group: 'Shop',
  icon: HomeIcon,
  roles: SUPER_ADMIN,
  list: HomePage,
  data: { actions: homePageActions },
} satisfies BackOfficeResource;
