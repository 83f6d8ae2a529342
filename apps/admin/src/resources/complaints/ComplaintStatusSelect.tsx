import { MenuItem, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { COMPLAINT_STATUSES, type ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import type { ShopDataProvider } from '../../data/data-provider';
import type { ComplaintRecord } from './complaint-record';

const LABEL: Record<ComplaintStatus, string> = {
  Pending: 'Pending',
  In_progress: 'In progress',
  Resolved: 'Resolved',
};

export const STATUS_CHOICES = COMPLAINT_STATUSES.map((status) => ({ id: status, name: LABEL[status] }));

/** Sets any status directly (product §4); the shopper is mailed. */
export function ComplaintStatusSelect({ complaint }: { complaint: ComplaintRecord }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const update = useMutation({
    mutationFn: (status: ComplaintStatus) =>
      dataProvider.updateComplaintStatus({ id: complaint._id, status }),
    onSuccess: async () => {
      notify('Status updated successfully', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['complaints'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <TextField
      select
      margin="none"
      value={update.isPending ? update.variables : complaint.status}
      onChange={(event) => update.mutate(event.target.value as ComplaintStatus)}
      disabled={update.isPending}
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': `Status of ${complaint.ticketNumber}` } },
      }}
      sx={{ minWidth: 130 }}
    >
      {STATUS_CHOICES.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
