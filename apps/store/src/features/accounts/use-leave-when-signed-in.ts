import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { dismissNotice } from '../../lib/notify';
import { isShopper, useSession } from '../../lib/session';
import { readyIntent } from '../../lib/sign-in-intent';

/**
 * Goes on to `path`, or to where something was begun that needed signing in, as soon as a shopper is signed in, here or
 * in another tab. Staff may sign in as one.
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
