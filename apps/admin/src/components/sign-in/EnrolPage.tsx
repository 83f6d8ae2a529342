import { SecondFactorSetup } from './SecondFactorSetup';
import { SignInFrame } from './SignInFrame';

/** /admin-enrol: sets up the second factor that the shop requires, before anything else opens (docs/spec/staff-sign-in.md#setting). */
export function EnrolPage() {
  return (
    <SignInFrame hint="This shop asks all staff for a second factor.">
      <SecondFactorSetup onDone={() => window.location.assign('/admin-dashboard')} />
    </SignInFrame>
  );
}
