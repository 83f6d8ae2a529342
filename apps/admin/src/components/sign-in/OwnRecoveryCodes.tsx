import { Alert, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { RECOVERY_CODES } from '@aabha/contracts/accounts/second-factor.values';
import { FormDialog } from '../FormDialog';
import { ownProof, renewRecoveryCodes, type getSecondFactor } from '../../data/second-factor-calls';
import { OwnCodeInput } from './OwnCodeInput';
import { RecoveryCodes } from './RecoveryCodes';

/** So few recovery codes left that new ones should be made. */
const FEW = 3;
const ANY = () => ({});

interface OwnRecoveryCodesProps {
  factor: Awaited<ReturnType<typeof getSecondFactor>>;
  onChanged: () => void;
}

/** The recovery codes of the signed-in person: how many are left, and new ones. */
export function OwnRecoveryCodes({ factor, onChanged }: OwnRecoveryCodesProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setCodes(undefined);
    onChanged();
  };
  if (codes) return <RecoveryCodes codes={codes} onStored={close} />;
  const left = factor.recovery_codes_left;
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>
        {left} of {RECOVERY_CODES} recovery codes are left. Each signs you in once when your second factor is
        not at hand.
      </Typography>
      {left <= FEW && <Alert severity="warning">Please make new recovery codes.</Alert>}
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        New recovery codes
      </Button>
      {isAsking && (
        <FormDialog
          title="New recovery codes"
          save="Make new codes"
          saving="Making..."
          values={{ code: '' }}
          validate={ANY}
          onSave={async ({ code }) => {
            setCodes((await renewRecoveryCodes(await ownProof(factor, code))).recovery_codes);
          }}
          onClose={() => setIsAsking(false)}
          maxWidth="xs"
        >
          <DialogContentText sx={{ mb: 1 }}>Your earlier recovery codes stop working.</DialogContentText>
          <OwnCodeInput factor={factor} autoFocus />
        </FormDialog>
      )}
    </Stack>
  );
}
