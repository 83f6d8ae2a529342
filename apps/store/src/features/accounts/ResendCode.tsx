import { useEffect, useState } from 'react';
import { CODE_RESEND_MS } from '@aabha/contracts/settings/limits';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';

/** Sends another code; between two of them stand 30 seconds (decisions §4), which are counted down. */
export function ResendCode({ email }: { email: string }) {
  const [waitSeconds, setWaitSeconds] = useState(CODE_RESEND_MS / 1000);
  useEffect(() => {
    if (waitSeconds <= 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);
  const resend = trpc.accounts.sendEmailOtp.useMutation({
    onSuccess: () => {
      notify('success', 'OTP resent successfully!');
      setWaitSeconds(CODE_RESEND_MS / 1000);
    },
    onError: (error) => {
      const { message, reason } = describeError(error);
      notify('error', reason ? message : 'Failed to resend OTP.');
    },
  });
  return (
    <Button
      kind="quiet"
      disabled={waitSeconds > 0}
      busy={resend.isPending}
      onClick={() => resend.mutate({ email })}
    >
      {waitSeconds > 0 ? `Resend in ${waitSeconds} s` : 'Resend'}
    </Button>
  );
}
