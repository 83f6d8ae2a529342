import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { complaintActions, listComplaints } from './complaints.data';

const ComplaintList = lazy(() =>
  import('./ComplaintList').then((module) => ({ default: module.ComplaintList })),
);

export const complaints = {
  name: 'complaints',
  label: 'All Complaint Raised',
  icon: ReportProblemIcon,
  roles: SUPER_ADMIN,
  list: ComplaintList,
  data: { list: listComplaints, actions: complaintActions },
} satisfies BackOfficeResource;
