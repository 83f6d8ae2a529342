import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { EditRowButton } from './EditRowButton';
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
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
      <EditRowButton name={name} dialog={dialog} />
      <RemoveRowButton action="Remove" name={name} question={question} remove={remove} done={done} />
    </Stack>
  );
}
