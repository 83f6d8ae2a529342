import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId } from 'react';
import { useCopy } from '../../components/use-copy';

/** A key that was just made. */
export interface MadeKey {
  name: string;
  key: string;
}

/** Shows a new key, this once. Only its button closes it. */
export function NewKeyDialog({ made: { name, key }, onClose }: { made: MadeKey; onClose: () => void }) {
  const titleId = useId();
  const copy = useCopy({
    copied: 'Key copied.',
    failed: 'Copying failed. Please select the key and copy it.',
  });
  return (
    <Dialog open fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>The key of {name}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Copy it now. It is not stored and cannot be shown again.
        </Alert>
        <TextField
          label="API key"
          value={key}
          fullWidth
          multiline
          slotProps={{
            htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
          }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(key)}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          I have stored it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
