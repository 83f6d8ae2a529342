import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** Returns an action of a button, and whether it is being sent. Shows the message of its response, and then reads `queryKey` again. */
export function useActionWithNotice(run: () => Promise<{ data: { message: string } }>, queryKey: QueryKey) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ data }) => notify(data.message, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
