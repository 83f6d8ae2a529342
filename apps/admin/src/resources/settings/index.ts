import TuneIcon from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { settingsActions } from './settings.data';

const Settings = lazy(() => import('./Settings').then((module) => ({ default: module.Settings })));

export const settings = {
  name: 'settings',
  label: 'Settings',
  group: 'Shop',
  icon: TuneIcon,
  may: 'superAdmins',
  list: Settings,
  data: { actions: settingsActions },
} satisfies BackOfficeResource;
