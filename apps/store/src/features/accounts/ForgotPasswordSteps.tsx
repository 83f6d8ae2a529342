import { useState } from 'react';
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
  email: 'Forgot your password?',
  code: 'Check your email',
  password: 'Choose a new password',
};

function introOf(step: Step, email: string) {
  if (step === 'email') return 'Enter your email and we will send you an OTP to set a new password.';
  const whose = <strong className={classes.address}>{email}</strong>;
  if (step === 'password') return <>For {whose}. All your other devices will be logged out.</>;
  return <>If {whose} has an account with us, a 6-digit OTP is on its way. It is valid for 10 minutes.</>;
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
        Remember your password?{' '}
        <Link to="/signin" search={onward}>
          Log in
        </Link>
      </p>
    </AccountCard>
  );
}
