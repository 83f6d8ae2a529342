import { Button } from '@mui/material';
import { useState } from 'react';
import type { NewsRecord } from './news.data';
import { NewsDialog } from './NewsDialog';

export function EditNewsButton({ news }: { news: NewsRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Edit ${news.title}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {open && <NewsDialog news={news} onClose={() => setOpen(false)} />}
    </>
  );
}
