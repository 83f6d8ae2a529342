import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { settingsActions } from './settings.data';

const Settings = lazy(() => import('./Settings').then((module) => ({ default: module.Settings })));

export const settings = {
  name: 'settings',
  label: 'Settings',
  group: 'Shop',
  icon: SettingsIcon,
  roles: SUPER_ADMIN,
  list: Settings,
  data: { actions: settingsActions },
} satisfies BackOfficeResource;
