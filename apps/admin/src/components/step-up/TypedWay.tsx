import { Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { SENT_FIELD, useSentValue } from '../use-sent-value';
import { OtherWays } from './OtherWays';
import type { WayFormProps } from './way-form-props';

const CODE = {
  text: 'This step is protected. Enter a code of your authenticator app, or a recovery code.',
  field: { label: 'Code', type: 'text', autoComplete: 'one-time-code' },
  empty: 'Please enter the code of your authenticator app.',
};
const PASSWORD = {
  text: 'This step is protected. Enter your password.',
  field: { label: 'Password', type: 'password', autoComplete: 'current-password' },
  empty: 'Please enter your password.',
};

/**
 * Confirms by a code of the second factor, or by the password where the account has none. A refusal is shown at the field, which
 * keeps the focus.
 */
export function TypedWay({ way, onConfirm, onCancel, others }: WayFormProps) {
  const { text, field, empty } = way === 'password' ? PASSWORD : CODE;
  const { error, busy, submit } = useSentValue({
    empty,
    onSend: (value) => onConfirm(way === 'password' ? { password: value } : { code: value }),
    returnTo: (input) => input.select(),
  });
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
        <OtherWays>{others}</OtherWays>
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
