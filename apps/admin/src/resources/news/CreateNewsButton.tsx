import { Button } from '@mui/material';
import { useState } from 'react';
import { TopToolbar } from 'react-admin';
import { NewsDialog } from './NewsDialog';

export function CreateNewsButton() {
  const [open, setOpen] = useState(false);
  return (
    <TopToolbar>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Create News
      </Button>
      {open && <NewsDialog onClose={() => setOpen(false)} />}
    </TopToolbar>
  );
}
