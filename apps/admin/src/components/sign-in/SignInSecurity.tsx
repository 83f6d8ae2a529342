import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { CardSection } from '../CardSection';
import { getSecondFactor } from '../../data/second-factor-calls';
import { endOtherSessions, listOwnSessions } from '../../data/session-calls';
import { OwnPassword } from './OwnPassword';
import { OwnSecondFactor } from './OwnSecondFactor';
import { SessionList } from './SessionList';

/** How the signed-in person proves who they are: second factor, password and sessions (docs/spec/staff-sign-in.md#screens). */
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
            <CardSection title="Second factor">
              <OwnSecondFactor factor={data} onChanged={() => void refetch()} />
            </CardSection>
            <CardSection title="Password">
              <OwnPassword asksCode={data.enrolled_at !== null && data.setting !== 'off'} />
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
