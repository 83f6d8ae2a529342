import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import { statuses } from '@aabha/messages/complaints';
import { Chip } from '@aabha/ui/components/Chip';

const TONES = {
  Pending: 'warning',
  In_progress: 'info',
  Resolved: 'success',
} as const satisfies Record<ComplaintStatus, string>;

/** The status of a complaint as shoppers see it. */
export function ComplaintStatusChip({ status }: { status: ComplaintStatus }) {
  return <Chip tone={TONES[status]}>{statuses[status]}</Chip>;
}
