import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { RECOVERY_CODES } from '@aabha/contracts/accounts/second-factor.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { FieldForm } from './FieldForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorSetup } from './SecondFactorSetup';
import { removeSecondFactor, renewRecoveryCodes, type getSecondFactor } from '../../data/second-factor-calls';

type Factor = Awaited<ReturnType<typeof getSecondFactor>>;
/** So few recovery codes left that new ones should be made. */
const FEW = 3;

interface CodeStepProps {
  intro: string;
  action: string;
  onSend: (code: string) => Promise<void>;
  onCancel: () => void;
}

function CodeStep({ intro, action, onSend, onCancel }: CodeStepProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>{intro}</Typography>
      <FieldForm
        label="Code"
        autoComplete="one-time-code"
        empty="Please enter the code of your authenticator app."
        action={action}
        onSend={onSend}
      />
      <Button onClick={onCancel}>Cancel</Button>
    </Stack>
  );
}

interface OwnSecondFactorProps {
  factor: Factor;
  onChanged: () => void;
}

function Enrolled({ factor, onChanged }: OwnSecondFactorProps) {
  const notify = useNotify();
  const [step, setStep] = useState<'renew' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setStep(undefined);
    setCodes(undefined);
    onChanged();
  };
  const renew = async (code: string) => setCodes((await renewRecoveryCodes({ code })).recovery_codes);
  const remove = async (code: string) => {
    await removeSecondFactor({ code });
    notify('Your second factor is off.', { type: 'success' });
    close();
  };
  if (codes) return <RecoveryCodes codes={codes} onStored={close} />;
  if (step === 'renew')
    return (
      <CodeStep
        intro="Your earlier recovery codes stop working. Enter a code of your app to get new ones."
        action="Make new codes"
        onSend={renew}
        onCancel={close}
      />
    );
  if (step === 'remove')
    return (
      <CodeStep
        intro="After this your password alone signs you in. Enter a code of your app, or a recovery code."
        action="Remove"
        onSend={remove}
        onCancel={close}
      />
    );
  const left = factor.recovery_codes_left;
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>
        On since {formatDay(factor.enrolled_at ?? '')}. {left} of {RECOVERY_CODES} recovery codes are left.
      </Typography>
      {left <= FEW && <Alert severity="warning">Please make new recovery codes.</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setStep('renew')}>
          New recovery codes
        </Button>
        <Button variant="outlined" color="error" onClick={() => setStep('remove')}>
          Remove second factor
        </Button>
      </Stack>
    </Stack>
  );
}

/** The second factor of the signed-in person: set up, renew its recovery codes, remove. */
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
      <Button variant="contained" onClick={() => setIsSettingUp(true)}>
        Set up
      </Button>
    </Stack>
  );
}
