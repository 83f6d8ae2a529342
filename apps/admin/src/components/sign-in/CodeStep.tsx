import { Box, Button } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { refusalReason } from '../../data/refusal-reason';
import { CodeField } from './CodeField';
import { PasskeySignIn } from './PasskeySignIn';

interface CodeStepProps {
  /** The e-mail and the password, which were right. */
  credentials: object;
  onBack: () => void;
}

/** The second step of the sign-in: the code of a second factor, or a passkey. */
export function CodeStep({ credentials, onBack }: CodeStepProps) {
  const login = useLogin();
  const notify = useNotify();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (code === '') return setError('Please enter the code of your authenticator app.');
    setBusy(true);
    setError(undefined);
    try {
      await login({ ...credentials, code });
      notify('Login Successfull', { type: 'success' });
    } catch (refusal) {
      const { message } = refusal as Error;
      if (refusalReason(refusal)?.startsWith('SECOND_FACTOR')) setError(message);
      else notify(message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1 }}
    >
      <CodeField error={error} />
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 1 }}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <PasskeySignIn label="Use a passkey" credentials={credentials} />
      <Button onClick={onBack}>Back</Button>
    </Box>
  );
}
