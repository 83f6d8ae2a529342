import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import { Chip } from '@aabha/ui/components/Chip';

const STATUSES = {
  Pending: { label: 'Pending', tone: 'warning' },
  In_progress: { label: 'In progress', tone: 'info' },
  Resolved: { label: 'Resolved', tone: 'success' },
} as const satisfies Record<ComplaintStatus, { label: string; tone: string }>;

/** The status of a complaint as shoppers see it. */
export function ComplaintStatusChip({ status }: { status: ComplaintStatus }) {
  const { label, tone } = STATUSES[status];
  return <Chip tone={tone}>{label}</Chip>;
}
