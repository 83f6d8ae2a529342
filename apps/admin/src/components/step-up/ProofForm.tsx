import { Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { SENT_FIELD, useSentValue } from '../use-sent-value';

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
  const { error, busy, submit } = useSentValue({ empty, onSend, returnTo: (field) => field.select() });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <TextField
          {...field}
          name={SENT_FIELD}
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
