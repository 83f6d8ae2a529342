import { Box, Button, TextField } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';

interface FieldFormProps {
  label: string;
  type?: 'text' | 'password';
  autoComplete: string;
  /** What is said where nothing was typed. */
  empty: string;
  action: string;
  /** Sends what was typed; its error is shown beside the field. */
  onSend: (value: string) => Promise<void>;
}

/** A form of one field, which keeps what was typed when it is refused. */
export function FieldForm({ label, type = 'text', autoComplete, empty, action, onSend }: FieldFormProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('value');
    const value = typeof typed === 'string' ? typed : '';
    const fail = (message: string) => {
      setError(message);
      form.querySelector('input')?.focus();
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
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 360 }}
    >
      <TextField
        name="value"
        label={label}
        type={type}
        autoComplete={autoComplete}
        error={error !== undefined}
        helperText={error}
        autoFocus
        fullWidth
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {action}
      </Button>
    </Box>
  );
}
