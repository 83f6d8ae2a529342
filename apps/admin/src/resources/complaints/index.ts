import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { complaintActions, getComplaint, listComplaints } from './complaints.data';

const ComplaintList = lazy(() =>
  import('./ComplaintList').then((module) => ({ default: module.ComplaintList })),
);
const ComplaintShow = lazy(() =>
  import('./ComplaintShow').then((module) => ({ default: module.ComplaintShow })),
);

export const complaints = {
  name: 'complaints',
  label: 'All Complaint Raised',
  group: 'Customers',
  live: ['complaints'],
  icon: ReportProblemIcon,
  roles: SUPER_ADMIN,
  list: ComplaintList,
  show: ComplaintShow,
  data: { list: listComplaints, get: getComplaint, actions: complaintActions },
  badge: attentionBadge(({ complaints_overdue }) => complaints_overdue, 'open over 48 hours'),
} satisfies BackOfficeResource;
