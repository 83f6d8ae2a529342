import { useState } from 'react';
import type { SignupInput } from '@aabha/contracts/accounts/accounts.schema';
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
      <AccountCard
        title="Check your email"
        intro={
          <>
            We sent a 6-digit OTP to <strong>{details.email}</strong>. It is valid for 10 minutes.
          </>
        }
      >
        <SignupCode details={details} onBack={() => setStep('details')} />
      </AccountCard>
    );
  return (
    <AccountCard title="Create your account" intro="To order, track deliveries and download invoices.">
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
