import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { dismissNotice } from '../../lib/notify';
import { isShopper, useSession } from '../../lib/session';
import { readyIntent } from '../../lib/sign-in-intent';

/**
 * Navigates to `path`, or to the page of a stored sign-in intent, as soon as a shopper is signed in, here or
 * in another tab. Staff stay, so that they can sign in as a shopper.
 */
export function useLeaveWhenSignedIn(path: string): void {
  const router = useRouter();
  const signedIn = isShopper(useSession());
  useEffect(() => {
    if (!signedIn) return;
    dismissNotice('sign-in');
    router.history.replace(readyIntent(path));
  }, [signedIn, router, path]);
}
