import { COMPLAINT_STATUSES, type ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';

/** Labels of the complaint statuses. */
export const STATUS_LABEL: Record<ComplaintStatus, string> = {
  Pending: 'Pending',
  In_progress: 'In progress',
  Resolved: 'Resolved',
};

export const STATUS_CHOICES = COMPLAINT_STATUSES.map((status) => ({
  id: status,
  name: STATUS_LABEL[status],
}));
