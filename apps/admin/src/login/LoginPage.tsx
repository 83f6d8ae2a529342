import { Box, Button, TextField } from '@mui/material';
import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';
import { SignInFrame } from './SignInFrame';
import { useSignIn } from './use-sign-in';

/**
 * /admin-login (docs/spec/back-office.md#sign-in): shows the server's message when it refuses; typed values
 * stay. Asks for the code of a second factor after the password.
 */
export function LoginPage() {
  const { errors, busy, asksCode, submit, back } = useSignIn();
  return (
    <SignInFrame hint={asksCode ? 'Enter your code to sign in.' : 'Sign in with your staff account.'}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 1 }}
      >
        <Box sx={{ display: asksCode ? 'none' : 'grid', gap: 1 }}>
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
        </Box>
        {asksCode && <CodeField error={errors.code} />}
        <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 1 }}>
          {busy ? 'Signing in…' : 'Sign in'}
        </Button>
        {asksCode && <Button onClick={back}>Back</Button>}
      </Box>
    </SignInFrame>
  );
}
