import { Box, Button, TextField } from '@mui/material';
import { SENT_FIELD, useSentValue } from '../use-sent-value';

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
  const { error, busy, submit } = useSentValue({ empty, onSend, returnTo: (field) => field.focus() });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 360 }}
    >
      <TextField
        name={SENT_FIELD}
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
