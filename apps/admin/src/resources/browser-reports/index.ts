import ShieldIcon from '@mui/icons-material/GppMaybeOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const BrowserReportList = lazy(() =>
  import('./BrowserReportList').then((module) => ({ default: module.BrowserReportList })),
);

export const browserReports = {
  name: 'browser-reports',
  label: 'Browser Reports',
  group: 'System',
  icon: ShieldIcon,
  may: 'superAdmins',
  list: BrowserReportList,
  data: lazyData(() => import('./browser-reports.data').then((module) => module.browserReportData), {}),
} satisfies BackOfficeResource;
