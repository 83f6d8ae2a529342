import { useState } from 'react';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import * as rich from '@aabha/messages/rich/accounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { signOut } from '../../lib/session';
import { AccountCard } from './AccountCard';
import classes from './accounts.module.css';
import { ForgotCode } from './ForgotCode';
import { ForgotEmail } from './ForgotEmail';
import { ForgotNewPassword } from './ForgotNewPassword';
import { useRecentCode } from './use-recent-code';

type Step = 'email' | 'code' | 'password';

const TITLES: Record<Step, string> = {
  email: texts.forgotYourPassword,
  code: texts.checkYourEmail,
  password: texts.chooseANewPassword,
};

function introOf(step: Step, email: string) {
  if (step === 'email') return texts.forgotIntro;
  const whose = <strong className={classes.address}>{email}</strong>;
  if (step === 'password') return rich.newPasswordFor(whose);
  return rich.otpOnItsWay(whose);
}

/**
 * /forgot-password: e-mail, code, new password, then /signin (docs/spec/accounts.md#forgotten-password).
 * Going back restores the e-mail.
 */
export function ForgotPasswordSteps({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const recent = useRecentCode();
  const onward = returnTo === '/' ? {} : { redirect: returnTo };
  const leave = () => {
    // An open session here has ended with the old password.
    signOut();
    void navigate({ to: '/signin', search: onward, replace: true });
  };
  return (
    <AccountCard title={TITLES[step]} intro={introOf(step, email)}>
      {step === 'email' && (
        <ForgotEmail
          initial={email}
          recent={recent}
          onCodeSent={(sentTo) => {
            setEmail(sentTo);
            setStep('code');
          }}
        />
      )}
      {step === 'code' && (
        <ForgotCode email={email} onBack={() => setStep('email')} onVerified={() => setStep('password')} />
      )}
      {step === 'password' && (
        <ForgotNewPassword email={email} onBack={() => setStep('email')} onDone={leave} />
      )}
      <p className={classes.after}>
        {texts.rememberYourPassword}{' '}
        <Link to="/signin" search={onward}>
          {common.logIn}
        </Link>
      </p>
    </AccountCard>
  );
}
