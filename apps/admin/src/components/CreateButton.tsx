import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';

interface CreateButtonProps {
  label: string;
  /** Returns the dialog that creates a record. */
  dialog: (close: () => void) => ReactNode;
}

/** The button of a list that opens the dialog of a new record. */
export function CreateButton({ label, dialog }: CreateButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        sx={{ my: 1, whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
