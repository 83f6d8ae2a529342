import { Button } from '@mui/material';
import { useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { askAnyPasskey, supportsPasskeys } from '../../data/second-factor-calls';

interface PasskeySignInProps {
  label: string;
  /** The e-mail and the password, where they were right before. */
  credentials?: object;
}

/** Signs in with a passkey: alone, or as the second step after the password. Nothing where the browser supports none. */
export function PasskeySignIn({ label, credentials }: PasskeySignInProps) {
  const login = useLogin();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!supportsPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    try {
      await login({ ...credentials, passkey: await askAnyPasskey() });
      notify('Login Successfull', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      size="large"
      disabled={busy}
      onClick={() => void signIn()}
      sx={{ mt: 1 }}
      fullWidth
    >
      {label}
    </Button>
  );
}
