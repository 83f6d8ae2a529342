import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import { stepUp } from '../../data/step-up';
import { WAY_FORMS } from './way-forms';

interface StepUpDialogProps {
  /** The ways of the account, the preferred one first. */
  ways: readonly StepUpWay[];
  /** Why there is none. */
  failure?: string;
  onClose: (isConfirmed: boolean) => void;
}

/** Asks staff to confirm that it is them. A click outside does not close it, since a form may wait behind it. */
export function StepUpDialog({ ways, failure, onClose }: StepUpDialogProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState(ways[0]);
  const cancel = () => onClose(false);
  const Form = chosen && WAY_FORMS[chosen].Form;
  const others = ways.filter((way) => way !== chosen);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && cancel()}
    >
      <DialogTitle id={titleId}>Confirm that it is you</DialogTitle>
      {chosen && Form ? (
        <Form
          key={chosen}
          way={chosen}
          onConfirm={async (proof) => {
            await stepUp(proof);
            onClose(true);
          }}
          onCancel={cancel}
          others={others.map((way) => (
            <Button key={way} size="small" onClick={() => setChosen(way)}>
              {WAY_FORMS[way].choose}
            </Button>
          ))}
        />
      ) : (
        <>
          <DialogContent sx={{ pt: 0 }}>
            <Alert severity="error">{failure}</Alert>
          </DialogContent>
          <DialogActions>
            <Button onClick={cancel}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
