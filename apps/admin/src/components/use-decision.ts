import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

export interface DecisionOptions {
  /** What is said when it is done. */
  done: string;
  /** Closes the question, since rows are frozen under it. */
  close: () => void;
}

/** Decides about something that waits, says what was done, and reads lists and the queries of `key` again. */
export function useDecision(act: () => Promise<unknown>, key: string, { done, close }: DecisionOptions) {
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
      void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}
