import { Box, Button, TextField } from '@mui/material';
import { BesideSignIn } from '../components/sign-in/BesideSignIn';
import { PasswordField } from './PasswordField';
import { SignInFrame } from '../components/sign-in/SignInFrame';
import { useSignIn } from './use-sign-in';

/**
 * /admin-login (docs/spec/back-office.md#sign-in): shows the server's message when it refuses; typed values
 * stay. Asks for the code of a second factor after the password.
 */
export function LoginPage() {
  const { errors, busy, submit, credentials, setCredentials } = useSignIn();
  return (
    <SignInFrame hint="Sign in with your staff account.">
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
      {credentials && <BesideSignIn credentials={credentials} onBack={() => setCredentials(undefined)} />}
    </SignInFrame>
  );
}
