import { Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatDay } from '@aabha/contracts/time/india-time';
import { FormDialog } from '../FormDialog';
import { ownProof, removeSecondFactor, type getSecondFactor } from '../../data/second-factor-calls';
import { OwnCodeInput } from './OwnCodeInput';
import { SecondFactorSetup } from './SecondFactorSetup';

interface OwnSecondFactorProps {
  factor: Awaited<ReturnType<typeof getSecondFactor>>;
  onChanged: () => void;
}

const ANY = () => ({});

/** Returns what the sign-in asks for without the app. */
function afterwards({ passkeys, setting }: OwnSecondFactorProps['factor']): string {
  if (passkeys > 0) return 'After this a passkey is your second factor.';
  if (setting === 'required') return 'After this you need to set up another second factor before you go on.';
  return 'After this your password alone signs you in.';
}

function Enrolled({ factor, onChanged }: OwnSecondFactorProps) {
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>On since {formatDay(factor.enrolled_at ?? '')}.</Typography>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        Remove authenticator app
      </Button>
      {isAsking && (
        <FormDialog
          title="Remove authenticator app"
          save="Remove"
          saving="Removing..."
          values={{ code: '' }}
          validate={ANY}
          onSave={async ({ code }) => {
            await removeSecondFactor(await ownProof(factor, code));
            notify('Your authenticator app is off.', { type: 'success' });
            onChanged();
          }}
          onClose={() => setIsAsking(false)}
          maxWidth="xs"
        >
          <DialogContentText sx={{ mb: 1 }}>
            {afterwards(factor)} All your other devices are logged out.
          </DialogContentText>
          <OwnCodeInput factor={factor} autoFocus />
        </FormDialog>
      )}
    </Stack>
  );
}

/** The authenticator app of the signed-in person: sets it up, or removes it. */
export function OwnSecondFactor({ factor, onChanged }: OwnSecondFactorProps) {
  const [isSettingUp, setIsSettingUp] = useState(false);
  const finish = () => {
    setIsSettingUp(false);
    onChanged();
  };
  if (isSettingUp) return <SecondFactorSetup onDone={finish} />;
  if (factor.setting === 'off') return <Typography>This shop does not use second factors.</Typography>;
  if (factor.enrolled_at !== null) return <Enrolled factor={factor} onChanged={onChanged} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>
        Off. With a second factor a stolen password alone does not open the back office: signing in asks for a
        code of an app on your phone as well.
      </Typography>
      <Button variant={factor.passkeys > 0 ? 'outlined' : 'contained'} onClick={() => setIsSettingUp(true)}>
        Set up
      </Button>
    </Stack>
  );
}
