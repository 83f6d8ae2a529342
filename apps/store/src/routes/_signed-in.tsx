import { useEffect } from 'react';
import { createFileRoute, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { isShopper, readSession, useSession } from '../lib/session';

/**
 * Customer screens: require a shopper's token, else redirect to /signin and back
 * (docs/spec/sessions-and-access.md#customer-screens).
 */
export const Route = createFileRoute('/_signed-in')({
  // The token lives in the browser, so only the browser can check it.
  ssr: false,
  beforeLoad: ({ location }) => {
    if (!isShopper(readSession())) throw redirect({ to: '/signin', search: { redirect: location.href } });
  },
  component: SignedIn,
});

/** Redirects when the session ends while the page is open: by expiry, in another tab, or by the server. */
function SignedIn() {
  const signedIn = isShopper(useSession());
  const router = useRouter();
  useEffect(() => {
    if (!signedIn) void router.navigate({ to: '/signin', search: { redirect: router.state.location.href } });
  }, [signedIn, router]);
  return signedIn ? <Outlet /> : null;
}
