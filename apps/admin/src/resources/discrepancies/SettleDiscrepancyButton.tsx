import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { SettleDiscrepancyInput } from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { DiscrepancyProvider } from './discrepancies.data';
import { validateWith } from '../../data/validate-with';
import { FormDialog } from '../../components/FormDialog';

const Note = SettleDiscrepancyInput.pick({ note: true });
const validate = validateWith(Note);

/** Marks a discrepancy as settled with a note; it is not reported again. */
export function SettleDiscrepancyButton({ id, what }: { id: string; what: string }) {
  const [open, setOpen] = useState(false);
  const dataProvider = useDataProvider<DiscrepancyProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const settle = async ({ note }: { note: string }) => {
    const { data } = await dataProvider.settleDifference({ id, note });
    notify(data.message, { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['differences'] });
    await queries.invalidateQueries({ queryKey: ['dashboard'] });
  };
  return (
    <>
      <Button variant="outlined" aria-label={`Resolve: ${what}`} onClick={() => setOpen(true)}>
        Resolve
      </Button>
      {open && (
        <FormDialog
          title={what}
          save="Resolve"
          saving="Settling..."
          values={{ note: '' }}
          validate={validate}
          onSave={settle}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="note"
            label="What was done"
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 500 } }}
            isRequired
          />
        </FormDialog>
      )}
    </>
  );
}
