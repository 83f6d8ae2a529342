import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** Returns a mutation of the settings that says when it is done, and reads the sections again. */
export function useSettingsAction<I = void>(
  act: (input: I) => Promise<unknown>,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      notify(done, { type: 'success' });
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () =>
      Promise.all(
        ['settings-sections', 'settings-versions', 'settings'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
