import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { isShopper, useSession } from '../../lib/session';

/** Goes on to `path` as soon as a shopper is signed in, here or in another tab. Staff may sign in as one. */
export function useLeaveWhenSignedIn(path: string): void {
  const router = useRouter();
  const signedIn = isShopper(useSession());
  useEffect(() => {
    if (signedIn) router.history.replace(path);
  }, [signedIn, router, path]);
}
