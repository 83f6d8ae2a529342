import * as rich from '@aabha/messages/rich/accounts';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { SendCodeForm, type EmailStepProps } from './SendCodeForm';

/** First step: the e-mail. The response is the same with and without an account (docs/spec/accounts.md#sign-in-by-code). */
export function CodeSigninEmail(props: EmailStepProps) {
  const { client } = trpc.useUtils();
  return (
    <SendCodeForm {...props} sendCode={(input) => client.accounts.requestSignInCode.mutate(input)}>
      <p className="soft small">
        {rich.accountsAreForAdults((text) => (
          <Link to="/privacy-policy" hash="notice-account">
            {text}
          </Link>
        ))}
      </p>
    </SendCodeForm>
  );
}
