import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

interface PriceActionOptions {
  /** What is said when it is done. */
  done: string;
  /** Closes the question, since rows are frozen under it. */
  close: () => void;
}

/** Runs an action on a price, says what it did, and reads lists and badge again. */
export function usePriceAction(act: () => Promise<unknown>, { done, close }: PriceActionOptions) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify(done, { type: 'success' }),
    /* Somebody else decided first, or a second person is needed: the list below shows the present state. */
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      close();
      refresh();
      void queries.invalidateQueries({ queryKey: ['open-price-approvals'] });
    },
  });
}
