import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getSecondFactor, supportsPasskeys } from '../../data/second-factor-calls';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorSetup } from './SecondFactorSetup';
import { SignInFrame } from './SignInFrame';

const enter = () => window.location.assign('/admin-dashboard');

/** The other way: a passkey in place of an authenticator app. */
function PasskeyInstead({ onAdded }: { onAdded: (codes: readonly string[]) => void }) {
  const [isAdding, setIsAdding] = useState(false);
  const { data, isError, refetch } = useQuery({ queryKey: ['second-factor'], queryFn: getSecondFactor });
  if (isError)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Could not load your sign-in security.
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={40} />;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAdding(true)}>
        Use a passkey instead
      </Button>
      {isAdding && <AddPasskeyDialog factor={data} onAdded={onAdded} onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** /admin-enrol: sets up the second factor that the shop requires, before anything else opens (docs/spec/staff-sign-in.md#setting). */
export function EnrolPage() {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <SignInFrame hint="This shop asks all staff for a second factor.">
      {codes ? (
        <RecoveryCodes codes={codes} onStored={enter} />
      ) : (
        <Stack spacing={3}>
          <SecondFactorSetup onDone={enter} />
          {supportsPasskeys() && <PasskeyInstead onAdded={setCodes} />}
        </Stack>
      )}
    </SignInFrame>
  );
}
