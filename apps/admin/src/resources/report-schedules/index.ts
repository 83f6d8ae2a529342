import ScheduleSendIcon from '@mui/icons-material/ScheduleSendOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ScheduleList = lazy(() =>
  import('./ScheduleList').then((module) => ({ default: module.ScheduleList })),
);
const ScheduleShow = lazy(() =>
  import('./ScheduleShow').then((module) => ({ default: module.ScheduleShow })),
);

const data = () => import('./report-schedules.data');

export const reportSchedules = {
  name: 'report-schedules',
  label: 'Report Schedules',
  group: 'Money',
  icon: ScheduleSendIcon,
  may: 'superAdmins',
  list: ScheduleList,
  show: ScheduleShow,
  data: {
    ...lazyData(() => data().then(({ reportScheduleData }) => reportScheduleData), {
      ...{ createReportSchedule: true, updateReportSchedule: true },
      ...{ sendReportNow: true, removeReportSchedule: true },
    }),
    get: async (id: string) => (await data()).getReportSchedule(id),
  },
} satisfies BackOfficeResource;
