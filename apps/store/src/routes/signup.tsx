import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { SignupSteps } from '../features/accounts/SignupSteps';
import { textParam } from '../lib/url-params';
import { pageTitle } from '../lib/page-title';
import { safeReturnPath } from '../lib/safe-return-path';

export const Route = createFileRoute('/signup')({
  validateSearch: (search): { redirect?: string } => {
    const redirect = textParam(search, 'redirect', 500);
    return redirect ? { redirect } : {};
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.createAnAccount)] }),
  component: Signup,
});

function Signup() {
  const { redirect } = Route.useSearch();
  return <SignupSteps returnTo={safeReturnPath(redirect)} />;
}
