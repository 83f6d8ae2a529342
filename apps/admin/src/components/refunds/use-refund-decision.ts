import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { REFUND_REQUESTS_KEY } from '../../data/refund-requests';

/** Decides about a refund request, says what was done, and reads lists, cards and badge again. */
export function useRefundDecision(
  act: () => Promise<unknown>,
  { done, close }: { done: string; close: () => void },
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify(done, { type: 'success' }),
    /* Somebody else decided first, or the order has changed: what is shown is read again. */
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      close();
      refresh();
      void queries.invalidateQueries({ queryKey: [REFUND_REQUESTS_KEY] });
    },
  });
}
