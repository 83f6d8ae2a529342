import { Navigate, useLocation } from 'react-router-dom';
import { ENROL_PATH } from '../../data/auth-provider';
import { CodeStep } from './CodeStep';
import { EnrolPage } from './EnrolPage';
import { PasskeySignIn } from './PasskeySignIn';
import { ResetPage } from './ResetPage';
import { SignInSecurity } from './SignInSecurity';

interface SignInScreensProps {
  /** What was right in the first step of the sign-in, for its second one. */
  credentials?: object | undefined;
  /** Leads back to the first step; given by the page of the sign-in. */
  onBack?: () => void;
}

/**
 * Shows what stands beside the form of the sign-in: a passkey, the code of a second factor, setting one up, choosing a password, and the
 * screen Sign-in Security. Any other address leads to the back office. They are one chunk, since the name of each chunk costs
 * the sign-in bytes.
 */
export default function SignInScreens({ credentials, onBack }: SignInScreensProps) {
  const { pathname } = useLocation();
  if (onBack)
    return credentials ? (
      <CodeStep credentials={credentials} onBack={onBack} />
    ) : (
      <PasskeySignIn label="Sign in with a passkey" />
    );
  if (pathname === ENROL_PATH) return <EnrolPage />;
  if (pathname === '/admin-reset') return <ResetPage />;
  if (pathname.endsWith('/sign-in-security')) return <SignInSecurity />;
  return <Navigate to="/admin-dashboard" replace />;
}
