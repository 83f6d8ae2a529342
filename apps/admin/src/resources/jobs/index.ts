import JobIcon from '@mui/icons-material/PlaylistPlayOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const JobList = lazy(() => import('./JobList').then((module) => ({ default: module.JobList })));

export const jobs = {
  name: 'jobs',
  label: 'Jobs',
  group: 'System',
  icon: JobIcon,
  may: 'staff',
  live: ['jobs'],
  list: JobList,
  data: lazyData(
    async () => {
      const { listJobs, jobActions } = await import('./jobs.data');
      return { list: listJobs, actions: jobActions };
    },
    { getJobFailures: true, stopJob: true },
  ),
} satisfies BackOfficeResource;
