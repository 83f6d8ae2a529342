import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Box, Button, IconButton, InputAdornment, Paper, TextField, Typography } from '@mui/material';
import { Suspense, type SyntheticEvent, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { LoginInput } from '@aabha/contracts/accounts/accounts.schema';
import { Brand } from '../components/Brand';
import { BesideSignIn } from '../components/sign-in/BesideSignIn';
import { refusalReason } from '../data/refusal-reason';
import { validateWith } from '../data/validate-with';

const validate = validateWith(LoginInput);

function PasswordField({ error }: { error: string | undefined }) {
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
      name="password"
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      error={error !== undefined}
      helperText={error}
      slotProps={{ input: { endAdornment: toggle } }}
      fullWidth
    />
  );
}

/**
 * /admin-login (docs/spec/back-office.md#sign-in): shows the server's message when it refuses; typed values
 * stay. Offers a passkey, and asks for the second factor after the password.
 */
export function LoginPage() {
  const login = useLogin();
  const notify = useNotify();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  /* The e-mail and the password, once they were right and a code of a second factor is needed. */
  const [credentials, setCredentials] = useState<object>();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const wrong = validate(values);
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      await login(values);
      notify('Login Successfull', { type: 'success' });
    } catch (error) {
      if (refusalReason(error) === 'SECOND_FACTOR_REQUIRED') setCredentials(values);
      else notify(error instanceof Error ? error.message : 'Signin failed.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 }, borderRadius: 3 }}>
        <Brand sizePx={32} />
        <Typography variant="h1" sx={{ mt: 2, mb: 0.5 }}>
          Back office
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Sign in with your staff account.
        </Typography>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: credentials ? 'none' : 'grid', gap: 1 }}
        >
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.email !== undefined}
            helperText={errors.email}
            autoFocus
            fullWidth
          />
          <PasswordField error={errors.password} />
          <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 1 }}>
            {busy ? 'Signing in…' : 'Sign in'}
          </Button>
        </Box>
        <Suspense>
          <BesideSignIn credentials={credentials} onBack={() => setCredentials(undefined)} />
        </Suspense>
      </Paper>
    </Box>
  );
}
