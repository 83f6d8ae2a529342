import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '../../lib/session';

/** Goes on to `path` as soon as somebody is signed in, here or in another tab. */
export function useLeaveWhenSignedIn(path: string): void {
  const router = useRouter();
  const signedIn = useSession() !== null;
  useEffect(() => {
    if (signedIn) router.history.replace(path);
  }, [signedIn, router, path]);
}
