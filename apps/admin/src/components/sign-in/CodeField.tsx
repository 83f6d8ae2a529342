import { TextField } from '@mui/material';

/** The code of an authenticator app, or a recovery code. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      name="code"
      label="Code"
      autoComplete="one-time-code"
      error={error !== undefined}
      helperText={error ?? 'Of your authenticator app, or a recovery code.'}
      autoFocus
      fullWidth
    />
  );
}
