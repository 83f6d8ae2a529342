import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

/** Returns an act of a button that says what it did and reads the page again. */
export function useAct(act: () => Promise<unknown>, done: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
}
