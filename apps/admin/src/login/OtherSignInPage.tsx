import { Navigate, useLocation } from 'react-router-dom';
import { ENROL_PATH } from '../data/auth-provider';
import { EnrolPage } from './EnrolPage';
import { ResetPage } from './ResetPage';

/**
 * The pages beside the sign-in: setting up a second factor and choosing a password. Any other address leads to the back
 * office. They are one chunk, since each costs the sign-in bytes.
 */
export function OtherSignInPage() {
  const { pathname } = useLocation();
  if (pathname === ENROL_PATH) return <EnrolPage />;
  if (pathname === '/admin-reset') return <ResetPage />;
  return <Navigate to="/admin-dashboard" replace />;
}
