import { useState } from 'react';
import * as texts from '@aabha/messages/accounts';
import * as codeTexts from '@aabha/messages/code-sign-in';
import * as rich from '@aabha/messages/rich/accounts';
import { Button } from '@aabha/ui/components/Button';
import { AccountCard } from './AccountCard';
import classes from './accounts.module.css';
import { CodeSigninCode } from './CodeSigninCode';
import { CodeSigninEmail } from './CodeSigninEmail';
import { useRecentCode } from './use-recent-code';

interface CodeSigninProps {
  /** The e-mail that is typed already. */
  typed: string;
  onPassword: () => void;
}

/** Signing in with a mailed code on /signin: e-mail, then code (docs/spec/accounts.md#sign-in-by-code). */
export function CodeSignin({ typed, onPassword }: CodeSigninProps) {
  const [email, setEmail] = useState(typed);
  const [isSent, setSent] = useState(false);
  const recent = useRecentCode();
  const whose = <strong className={classes.address}>{email}</strong>;
  return (
    <AccountCard
      title={isSent ? texts.checkYourEmail : codeTexts.signInWithACode}
      intro={isSent ? rich.otpSentTo(whose) : codeTexts.signInIntro}
    >
      {isSent ? (
        <CodeSigninCode email={email} onBack={() => setSent(false)} />
      ) : (
        <CodeSigninEmail
          initial={email}
          recent={recent}
          onCodeSent={(sentTo) => {
            setEmail(sentTo);
            setSent(true);
          }}
        />
      )}
      <p className={classes.after}>
        <Button kind="quiet" onClick={onPassword}>
          {codeTexts.signInWithPassword}
        </Button>
      </p>
    </AccountCard>
  );
}
