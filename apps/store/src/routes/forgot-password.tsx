import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordSteps } from '../features/accounts/ForgotPasswordSteps';
import { textParam } from '../lib/url-params';
import { pageTitle } from '../lib/page-title';
import { safeReturnPath } from '../lib/safe-return-path';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: (search): { redirect?: string } => {
    const redirect = textParam(search, 'redirect', 500);
    return redirect ? { redirect } : {};
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.forgotPassword)] }),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { redirect } = Route.useSearch();
  return <ForgotPasswordSteps returnTo={safeReturnPath(redirect)} />;
}
