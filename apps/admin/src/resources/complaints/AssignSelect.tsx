import { MenuItem, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';
import { useSuperAdmins } from './use-super-admins';

/** Assigns a complaint to a SuperAdmin, or to nobody. */
export function AssignSelect({ complaint }: { complaint: ComplaintThreadRecord }) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const staff = useSuperAdmins();
  const assigned = complaint.assigned_to;
  const assign = useMutation({
    mutationFn: (staffId: string) =>
      dataProvider.assignComplaint({ id: complaint._id, staff_id: staffId === '' ? null : staffId }),
    onSuccess: ({ data }) =>
      notify(data.assigned_to ? `Assigned to ${data.assigned_to.name}` : 'Assigned to nobody', {
        type: 'success',
      }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  const isListed = assigned === null || staff.some(({ id }) => id === assigned._id);
  return (
    <TextField
      select
      margin="none"
      label="Assigned to"
      value={assigned?._id ?? ''}
      disabled={assign.isPending}
      onChange={(event) => assign.mutate(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180, maxWidth: 260 }}
    >
      <MenuItem value="">Nobody</MenuItem>
      {/* Somebody whose account was disabled meanwhile, or while the list loads. */}
      {!isListed && <MenuItem value={assigned._id}>{assigned.name}</MenuItem>}
      {staff.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
