import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';

interface PasswordFieldProps {
  error: string | undefined;
  name?: string;
  label?: string;
  hint?: string;
}

/** A password, which can be shown; a new one where it has a hint. */
export function PasswordField({ error, hint, name = 'password', label = 'Password' }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        edge="end"
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={hint === undefined ? 'current-password' : 'new-password'}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{ input: { endAdornment: toggle } }}
      fullWidth
    />
  );
}
