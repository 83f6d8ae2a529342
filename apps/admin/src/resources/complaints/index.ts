import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ComplaintList = lazy(() =>
  import('./ComplaintList').then((module) => ({ default: module.ComplaintList })),
);
const ComplaintShow = lazy(() =>
  import('./ComplaintShow').then((module) => ({ default: module.ComplaintShow })),
);

const data = () => import('./complaints.data');

export const complaints = {
  name: 'complaints',
  label: 'All Complaint Raised',
  group: 'Customers',
  live: ['complaints'],
  icon: ReportProblemIcon,
  may: 'complaints',
  list: ComplaintList,
  show: ComplaintShow,
  data: {
    ...lazyData(
      async () => {
        const { listComplaints, complaintActions } = await data();
        return { list: listComplaints, actions: complaintActions };
      },
      {
        updateComplaintStatus: true,
        answerComplaint: true,
        assignComplaint: true,
        setComplaintTelevision: true,
        downloadComplaintFile: true,
      },
    ),
    get: async (id: string) => (await data()).getComplaint(id),
  },
  badge: attentionBadge(({ complaints_overdue }) => complaints_overdue, 'open over 48 hours'),
} satisfies BackOfficeResource;
