import { Alert, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { askOwnPasskey } from '../../data/second-factor-calls';
import { OtherWays } from './OtherWays';
import type { WayFormProps } from './way-form-props';

/** Confirms by a passkey of the account. */
export function PasskeyWay({ onConfirm, onCancel, others }: WayFormProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm({ passkey: await askOwnPasskey() });
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText>This step is protected. Use one of your passkeys.</DialogContentText>
        {error !== undefined && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
        <OtherWays>{others}</OtherWays>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" disabled={busy} autoFocus onClick={() => void confirm()}>
          {busy ? 'Confirming…' : 'Use a passkey'}
        </Button>
      </DialogActions>
    </>
  );
}
