import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId } from 'react';
import { ROTATION_HOURS } from '@aabha/contracts/webhooks/webhooks.values';
import { useCopy } from '../../components/use-copy';
import { shortUrl } from './webhook-record';

/** A secret that was just made. */
export interface ShownSecret {
  url: string;
  secret: string;
  /** Whether it follows another one. */
  isRotated?: boolean;
}

/** Shows a secret, this once. Only its button closes it. */
export function SecretDialog({
  made: { url, secret, isRotated },
  onClose,
}: {
  made: ShownSecret;
  onClose: () => void;
}) {
  const titleId = useId();
  const copy = useCopy({
    copied: 'Secret copied.',
    failed: 'Copying failed. Please select the secret and copy it.',
  });
  return (
    <Dialog open fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>The secret of {shortUrl(url)}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Copy it now. It cannot be shown again.
          {isRotated && ` The secret before it works for another ${ROTATION_HOURS} hours.`}
        </Alert>
        <TextField
          label="Secret"
          value={secret}
          helperText="The program checks with it that an event comes from the shop."
          fullWidth
          multiline
          slotProps={{
            htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
          }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(secret)}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          I have stored it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
