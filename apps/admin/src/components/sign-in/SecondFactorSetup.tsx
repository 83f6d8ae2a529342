import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { confirmSecondFactor, startSecondFactor } from '../../data/second-factor-calls';
import { FieldForm } from './FieldForm';
import { RecoveryCodes } from './RecoveryCodes';

type Started = Awaited<ReturnType<typeof startSecondFactor>>;

const GROUPS = /.{4}(?=.)/g;

function ScanCode({ secret, qr }: Started) {
  return (
    <>
      <Typography>Scan this QR code with your authenticator app.</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code of your second factor"
        sx={{ width: 200, height: 200, borderRadius: 1 }}
      />
      <Typography variant="body2" color="textSecondary">
        Or enter this key in the app:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {secret.replaceAll(GROUPS, '$& ')}
        </Box>
      </Typography>
    </>
  );
}

/** Sets up a second factor: password, QR code with the first code, recovery codes (docs/spec/staff-sign-in.md#second-factor). */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onStored={onDone} />;
  if (!started)
    return (
      <Stack spacing={2}>
        <Typography>
          You need an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password. Enter
          your password to begin.
        </Typography>
        <FieldForm
          key="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          empty="Password is required."
          action="Continue"
          onSend={async (password) => setStarted(await startSecondFactor({ password }))}
        />
      </Stack>
    );
  return (
    <Stack spacing={2}>
      <ScanCode {...started} />
      <FieldForm
        key="code"
        label="Code of the app"
        autoComplete="one-time-code"
        empty="Please enter the code of your authenticator app."
        action="Turn on"
        onSend={async (code) => {
          const { recovery_codes } = await confirmSecondFactor({ code });
          /* None where a passkey was the first second factor. */
          if (recovery_codes.length > 0) setCodes(recovery_codes);
          else onDone();
        }}
      />
    </Stack>
  );
}
