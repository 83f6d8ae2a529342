import StatusIcon from '@mui/icons-material/LocalShippingOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { UpdateStatusesDialog } from './UpdateStatusesDialog';

/** Changes the status of all selected orders. */
export function UpdateStatusesButton() {
  const { selectedIds } = useListContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<StatusIcon />} onClick={() => setOpen(true)}>
        Update status
      </Button>
      {open && <UpdateStatusesDialog ids={selectedIds.map(String)} onClose={() => setOpen(false)} />}
    </>
  );
}
