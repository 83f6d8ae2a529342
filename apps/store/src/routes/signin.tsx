import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { SigninForm } from '../features/accounts/SigninForm';
import { textParam } from '../lib/url-params';
import { pageTitle } from '../lib/page-title';
import { safeReturnPath } from '../lib/safe-return-path';

export const Route = createFileRoute('/signin')({
  validateSearch: (search): { redirect?: string } => {
    const redirect = textParam(search, 'redirect', 500);
    return redirect ? { redirect } : {};
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.logIn)] }),
  component: Signin,
});

function Signin() {
  const { redirect } = Route.useSearch();
  return <SigninForm returnTo={safeReturnPath(redirect)} />;
}
