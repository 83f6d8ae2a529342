import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { RemoveRowButton } from './RemoveRowButton';

interface EditRemoveProps {
  /** Of the row, for the labels of the buttons. */
  name: string;
  dialog: (close: () => void) => ReactNode;
  question: { title: string; content: string };
  remove: () => Promise<unknown>;
  done: string;
}

/** The buttons of a row that edit and remove it. */
export function EditRemove({ name, dialog, question, remove, done }: EditRemoveProps) {
  const [open, setOpen] = useState(false);
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
      <Tooltip title="Edit">
        <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => setOpen(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RemoveRowButton action="Remove" name={name} question={question} remove={remove} done={done} />
      {open && dialog(() => setOpen(false))}
    </Stack>
  );
}
