import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { CardSection } from '../CardSection';
import { getSecondFactor } from '../../data/second-factor-calls';
import { endOtherSessions, listOwnSessions } from '../../data/session-calls';
import { asksFactor } from './code-help';
import { OwnPasskeys } from './OwnPasskeys';
import { OwnPassword } from './OwnPassword';
import { OwnRecoveryCodes } from './OwnRecoveryCodes';
import { OwnSecondFactor } from './OwnSecondFactor';
import { SessionList } from './SessionList';

/** How the signed-in person proves who they are: authenticator app, passkeys, recovery codes, password and sessions (docs/spec/staff-sign-in.md#screens). */
export function SignInSecurity() {
  const { data, isError, refetch } = useQuery({ queryKey: ['second-factor'], queryFn: getSecondFactor });
  return (
    <>
      <Title title="Sign-in Security" />
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load your sign-in security.
          </Alert>
        )}
        {!data && !isError && <Skeleton variant="rounded" height={200} />}
        {data && (
          <>
            <CardSection title="Authenticator app">
              <OwnSecondFactor factor={data} onChanged={() => void refetch()} />
            </CardSection>
            {data.setting !== 'off' && (
              <CardSection title="Passkeys">
                <OwnPasskeys factor={data} onChanged={() => void refetch()} />
              </CardSection>
            )}
            {asksFactor(data) && (
              <CardSection title="Recovery codes">
                <OwnRecoveryCodes factor={data} onChanged={() => void refetch()} />
              </CardSection>
            )}
            <CardSection title="Password">
              <OwnPassword factor={data} />
            </CardSection>
            <CardSection title="Logins">
              <SessionList
                name="own"
                list={listOwnSessions}
                endAll={{ label: 'Log out all others', call: endOtherSessions }}
                empty="You are logged in here only."
              />
            </CardSection>
          </>
        )}
      </Stack>
    </>
  );
}
