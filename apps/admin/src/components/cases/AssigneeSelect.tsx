import { MenuItem, TextField } from '@mui/material';

interface Assignee {
  _id: string;
  name: string;
}

interface AssigneeSelectProps {
  assigned: Assignee | null;
  /** Who can be chosen. */
  staff: readonly Assignee[];
  isPending: boolean;
  /** Receives the id of the chosen person, or null for nobody. */
  onAssign: (staffId: string | null) => void;
}

/** Selects the member of staff who handles a record, or nobody. */
export function AssigneeSelect({ assigned, staff, isPending, onAssign }: AssigneeSelectProps) {
  const isListed = assigned === null || staff.some(({ _id }) => _id === assigned._id);
  return (
    <TextField
      select
      margin="none"
      label="Assigned to"
      value={assigned?._id ?? ''}
      disabled={isPending}
      onChange={({ target: { value } }) => onAssign(value === '' ? null : value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180, maxWidth: 260 }}
    >
      <MenuItem value="">Nobody</MenuItem>
      {/* Somebody whose account was disabled meanwhile, or while the list loads. */}
      {!isListed && <MenuItem value={assigned._id}>{assigned.name}</MenuItem>}
      {staff.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
