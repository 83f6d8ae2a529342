import { useState } from 'react';
import type { SignupInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as rich from '@aabha/messages/rich/accounts';
import { AccountCard } from './AccountCard';
import { SignupCode } from './SignupCode';
import { SignupDetails } from './SignupDetails';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in';
import { useRecentCode } from './use-recent-code';

const NOTHING: SignupInput = { name: '', phone: '', email: '', password: '' };

/**
 * /signup: details, then the mailed code (docs/spec/accounts.md#sign-up). Going back restores the typed
 * values.
 */
export function SignupSteps({ returnTo }: { returnTo: string }) {
  useLeaveWhenSignedIn(returnTo);
  const [step, setStep] = useState<'details' | 'code'>('details');
  const [details, setDetails] = useState(NOTHING);
  const recent = useRecentCode();
  if (step === 'code')
    return (
      <AccountCard title={texts.checkYourEmail} intro={rich.otpSentTo(<strong>{details.email}</strong>)}>
        <SignupCode details={details} onBack={() => setStep('details')} />
      </AccountCard>
    );
  return (
    <AccountCard title={texts.createYourAccount} intro={texts.signupIntro}>
      <SignupDetails
        initial={details}
        returnTo={returnTo}
        recent={recent}
        onCodeSent={(filled) => {
          setDetails(filled);
          setStep('code');
        }}
      />
    </AccountCard>
  );
}
