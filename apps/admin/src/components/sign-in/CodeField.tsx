import { TextField } from '@mui/material';

interface CodeFieldProps {
  error: string | undefined;
  /** Whether a passkey is asked for where nothing is entered. */
  mayBeEmpty?: boolean;
}

/** The code of an authenticator app, or a recovery code. */
export function CodeField({ error, mayBeEmpty = false }: CodeFieldProps) {
  const help = 'Of your authenticator app, or a recovery code.';
  return (
    <TextField
      name="code"
      label="Code"
      autoComplete="one-time-code"
      error={error !== undefined}
      helperText={error ?? (mayBeEmpty ? `${help} Leave it empty to use a passkey.` : help)}
      autoFocus
      fullWidth
    />
  );
}
