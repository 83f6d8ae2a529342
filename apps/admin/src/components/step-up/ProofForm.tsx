import { Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';

interface ProofFormProps {
  /** What is asked for. */
  text: string;
  label: string;
  type: 'text' | 'password';
  autoComplete: string;
  /** What is said where nothing was typed. */
  empty: string;
  onSend: (value: string) => Promise<void>;
  onCancel: () => void;
}

/** The form of something typed that proves who somebody is. A refusal is shown at the field, which keeps the focus. */
export function ProofForm({ text, empty, onSend, onCancel, ...field }: ProofFormProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('proof');
    const value = typeof typed === 'string' ? typed : '';
    const fail = (message: string) => {
      setError(message);
      form.querySelector('input')?.select();
    };
    if (value.trim() === '') return fail(empty);
    setBusy(true);
    setError(undefined);
    try {
      await onSend(value);
    } catch (refusal) {
      fail(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <TextField
          {...field}
          name="proof"
          error={error !== undefined}
          helperText={error}
          slotProps={{ formHelperText: { role: 'alert' } }}
          autoFocus
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Confirming…' : 'Confirm'}
        </Button>
      </DialogActions>
    </form>
  );
}
