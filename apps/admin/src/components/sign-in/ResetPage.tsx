import { Alert, Box, Button, TextField } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { HttpError } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { LOGIN_PATH } from '../../data/auth-provider';
import { refusalReason } from '../../data/refusal-reason';
import { askAnyPasskey, setPasswordByLink, supportsPasskeys } from '../../data/second-factor-calls';
import { CodeField } from './CodeField';
import { SignInFrame } from './SignInFrame';

type Errors = Record<string, string | undefined>;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function useReset(token: string) {
  const [errors, setErrors] = useState<Errors>({});
  const [asksCode, setAsksCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const refuse = (error: Error) => {
    const { errors: fields = {} } = (error instanceof HttpError ? error.body : {}) as { errors?: Errors };
    if (refusalReason(error) === 'SECOND_FACTOR_REQUIRED') return setAsksCode(true);
    setErrors(Object.keys(fields).length > 0 ? fields : { form: error.message });
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = textOf(form, 'code');
    setBusy(true);
    setErrors({});
    try {
      const newPassword = textOf(form, 'newPassword');
      const proof = code
        ? { code }
        : asksCode && supportsPasskeys()
          ? { passkey: await askAnyPasskey() }
          : {};
      await setPasswordByLink({ token, newPassword, ...proof });
      setDone(true);
    } catch (error) {
      refuse(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return { errors, asksCode, busy, done, submit };
}

/** /admin-reset: sets a new password with the link that a SuperAdmin sent (docs/spec/staff-sign-in.md#reset-link). */
export function ResetPage() {
  const { hash } = useLocation();
  const { errors, asksCode, busy, done, submit } = useReset(hash.slice(1));
  if (done)
    return (
      <SignInFrame hint="Password reset successfully!">
        <Button component={Link} to={LOGIN_PATH} variant="contained">
          Sign in
        </Button>
      </SignInFrame>
    );
  return (
    <SignInFrame hint="Choose a new password.">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 1 }}
      >
        {errors.form && <Alert severity="error">{errors.form}</Alert>}
        <TextField
          name="newPassword"
          label="New password"
          type="password"
          autoComplete="new-password"
          error={errors.newPassword !== undefined}
          helperText={errors.newPassword ?? 'At least 12 characters.'}
          autoFocus
          fullWidth
        />
        {asksCode && <CodeField error={errors.code} mayBeEmpty={supportsPasskeys()} />}
        <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 1 }}>
          Set password
        </Button>
      </Box>
    </SignInFrame>
  );
}
