import { MenuItem, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import {
  COMPLAINT_STATUSES,
  type Complaint,
  type ComplaintStatus,
} from '@aabha/contracts/complaints/complaints.schema';
import type { ShopDataProvider } from '../../data/data-provider';
import type { ComplaintRecord } from './complaint-record';

const LABEL: Record<ComplaintStatus, string> = {
  Pending: 'Pending',
  In_progress: 'In progress',
  Resolved: 'Resolved',
};

export const STATUS_CHOICES = COMPLAINT_STATUSES.map((status) => ({ id: status, name: LABEL[status] }));

/** The complaint as somebody else left it meanwhile, where that is why a change was refused. */
const changedTo = (error: Error | null) =>
  error instanceof HttpError ? (error.body as { current?: Complaint }).current : undefined;

/** Sets any status directly (product §4); the shopper is mailed. What somebody else set meanwhile is shown, not overwritten. */
export function ComplaintStatusSelect({ complaint }: { complaint: ComplaintRecord }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const update = useMutation({
    mutationFn: (status: ComplaintStatus) =>
      dataProvider.updateComplaintStatus({
        id: complaint._id,
        status,
        updated_at: complaint.updated_at,
      }),
    onSuccess: () => notify('Status updated successfully', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['complaints'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  const theirs = changedTo(update.error);
  return (
    <TextField
      select
      margin="none"
      value={update.isPending ? update.variables : complaint.status}
      onChange={(event) => update.mutate(event.target.value as ComplaintStatus)}
      disabled={update.isPending}
      error={theirs !== undefined}
      helperText={
        theirs &&
        update.variables &&
        `Set to ${LABEL[theirs.status]} by someone else meanwhile. You chose ${LABEL[update.variables]}.`
      }
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': `Status of ${complaint.ticketNumber}` } },
      }}
      sx={{ minWidth: 130, maxWidth: 200 }}
    >
      {STATUS_CHOICES.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
