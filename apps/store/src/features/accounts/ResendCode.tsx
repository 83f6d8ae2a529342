import { useEffect, useState } from 'react';
import { CODE_RESEND_MS } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/accounts';
import { Button } from '@aabha/ui/components/Button';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';

interface ResendCodeProps {
  /** Requests another code. */
  send: () => Promise<unknown>;
  label?: string;
  /** Messages for success and for a missing response (docs/spec/accounts.md#texts). */
  sent?: string;
  failed?: string;
}

/** Sends another code, with a countdown of 30 seconds between two (docs/spec/accounts.md#one-time-codes). */
export function ResendCode({
  send,
  label = texts.resend,
  sent = texts.otpResent,
  failed = texts.otpNotResent,
}: ResendCodeProps) {
  const [waitSeconds, setWaitSeconds] = useState(CODE_RESEND_MS / 1000);
  useEffect(() => {
    if (waitSeconds <= 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);
  const resend = useMutation({
    mutationFn: send,
    onSuccess: () => {
      notify('success', sent);
      setWaitSeconds(CODE_RESEND_MS / 1000);
    },
    onError: (error) => {
      const { message, reason } = describeError(error);
      notify('error', reason ? message : failed);
    },
  });
  return (
    <Button kind="quiet" disabled={waitSeconds > 0} busy={resend.isPending} onClick={() => resend.mutate()}>
      {waitSeconds > 0 ? texts.resendIn(label, waitSeconds) : label}
    </Button>
  );
}
