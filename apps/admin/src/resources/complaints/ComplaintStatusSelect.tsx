import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import type { ComplaintRecord } from './complaint-record';
import { STATUS_CHOICES } from './complaint-status';
import { ComplaintStatusDialog } from './ComplaintStatusDialog';

/** Sets any status (docs/spec/complaints.md#statuses), after a confirmation. */
export function ComplaintStatusSelect({ complaint }: { complaint: ComplaintRecord }) {
  const [selectedStatus, setSelectedStatus] = useState<ComplaintStatus>();
  return (
    <>
      <TextField
        select
        margin="none"
        value={complaint.status}
        onChange={(event) => setSelectedStatus(event.target.value as ComplaintStatus)}
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
      {selectedStatus && (
        <ComplaintStatusDialog
          complaint={complaint}
          initialStatus={selectedStatus}
          onClose={() => setSelectedStatus(undefined)}
        />
      )}
    </>
  );
}
