import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { NewsDialog } from './NewsDialog';

export function CreateNewsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        sx={{ my: 1, whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={() => setOpen(true)}
      >
        Create News
      </Button>
      {open && <NewsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
