import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DrillStatus } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { RestoreDrillProvider } from './restore-drills.data';

/** Returns why staff have to look at restore drills, in a sentence or two. */
function noticeText({ notice, last_passed_at, due_days }: DrillStatus): string {
  const success =
    last_passed_at === null
      ? 'No restore drill has passed yet.'
      : `The last one that passed ended on ${formatDateTime(last_passed_at)}.`;
  if (notice === 'failed') return `The last restore drill failed. ${success}`;
  return notice === 'overdue'
    ? `A restore drill is due every ${due_days} days. ${success}`
    : `${success} Until one passes, nobody knows whether the backups can be restored.`;
}

/** A notice above the list while the last restore drill failed or one is overdue (docs/OPERATIONS.md#restore-drills). */
export function DrillNotice() {
  const dataProvider = useDataProvider<RestoreDrillProvider>();
  const { data } = useQuery({
    queryKey: ['restore-drills', 'status'],
    queryFn: () => dataProvider.getDrillStatus().then((result) => result.data),
  });
  if (!data?.notice) return null;
  return (
    <Alert
      severity={data.notice === 'failed' ? 'error' : 'warning'}
      sx={{ mx: 2, mt: { xs: 2, sm: 1 }, mb: 2 }}
    >
      {noticeText(data)}
    </Alert>
  );
}
