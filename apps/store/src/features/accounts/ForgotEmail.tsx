import { trpc } from '../../lib/trpc';
import { SendCodeForm, type EmailStepProps } from './SendCodeForm';

/**
 * First step: the e-mail. The response does not reveal whether an account exists
 * (docs/spec/accounts.md#forgotten-password).
 */
export function ForgotEmail(props: EmailStepProps) {
  const { client } = trpc.useUtils();
  return (
    <SendCodeForm {...props} sendCode={(input) => client.accounts.sendForgotPasswordOtp.mutate(input)} />
  );
}
