import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { FailureProvider } from './failures.data';

/** Retries a failed task. The server refuses a refund that is not owed any more, with its reason. */
export function RetryFailureButton({ id, what }: { id: string; what: string }) {
  const dataProvider = useDataProvider<FailureProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const retry = useMutation({
    mutationFn: () => dataProvider.retryFailure(id),
    onSuccess: async ({ data }) => {
      notify(data.message, { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['failures'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      aria-label={`Try again: ${what}`}
      disabled={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {retry.isPending ? 'Trying...' : 'Try again'}
    </Button>
  );
}
