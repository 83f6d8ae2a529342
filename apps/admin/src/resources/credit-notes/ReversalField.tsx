import { Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CreditNote } from '@aabha/contracts/credit-notes/credit-notes.schema';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { FormErrors } from '../../data/form-errors';
import { FormDialog } from '../../components/FormDialog';
import type { CreditNoteProvider } from './credit-notes.data';
import { REVERSAL_LABELS } from './reversal-labels';

const NO_ERRORS: FormErrors = {};

/** Asks for the day on which the buyer has reversed the input credit. */
function ReversalDialog({ note, onClose }: { note: CreditNote; onClose: () => void }) {
  const dataProvider = useDataProvider<CreditNoteProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async ({ reversed_on }: { reversed_on: string }) => {
    await dataProvider.setReversal({ id: note._id, reversal: 'done', reversed_on });
    notify(`${note.creditNoteNumber} is marked as reversed.`, { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={`Reversal of ${note.creditNoteNumber}`}
      save="Mark as reversed"
      saving="Saving..."
      values={{ reversed_on: indiaDay(new Date()) }}
      validate={(values) =>
        (values as { reversed_on: string }).reversed_on === ''
          ? { reversed_on: 'Please enter a date.' }
          : NO_ERRORS
      }
      onSave={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        source="reversed_on"
        type="date"
        label="Reversed on"
        helperText="Have the buyer’s word in writing, or look it up in GSTR-2B."
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
      />
    </FormDialog>
  );
}

function UndoButton({ note }: { note: CreditNote }) {
  const dataProvider = useDataProvider<CreditNoteProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = useMutation({
    mutationFn: () => dataProvider.setReversal({ id: note._id, reversal: 'awaited' }),
    onSuccess: refresh,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      size="small"
      disabled={undo.isPending}
      aria-label={`Undo reversal of ${note.creditNoteNumber}`}
      onClick={() => undo.mutate()}
    >
      Undo
    </Button>
  );
}

/**
 * Whether the buyer has reversed the input credit, with the button that notes it
 * (docs/spec/invoices-and-tax.md#reversal-by-the-buyer).
 */
export function ReversalField({ note }: { note: CreditNote }) {
  const [isOpen, setOpen] = useState(false);
  if (note.reversal === 'not-needed') return null;
  return (
    <>
      <Typography variant="body2" component="span" sx={{ display: 'block' }}>
        {REVERSAL_LABELS[note.reversal]}
        {note.reversed_on && ` on ${formatDay(note.reversed_on)}`}
      </Typography>
      {note.reversal === 'done' ? (
        <UndoButton note={note} />
      ) : (
        <Button
          size="small"
          aria-label={`Mark ${note.creditNoteNumber} as reversed`}
          onClick={() => setOpen(true)}
        >
          Mark as reversed
        </Button>
      )}
      {isOpen && <ReversalDialog note={note} onClose={() => setOpen(false)} />}
    </>
  );
}
