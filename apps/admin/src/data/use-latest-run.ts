import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRefresh } from 'react-admin';

const POLL_MS = 1500;

/**
 * Reads the latest run of something long, again and again while it waits or runs, and refreshes the list of the screen when one
 * begins or ends.
 */
export function useLatestRun<Run extends { state: string }>(
  queryKey: readonly string[],
  read: () => Promise<{ data: Run | null }>,
) {
  const refresh = useRefresh();
  const isPending = (run: Run | null | undefined) => run?.state === 'waiting' || run?.state === 'running';
  const { data: run, isError } = useQuery({
    queryKey,
    queryFn: () => read().then(({ data }) => data),
    refetchInterval: (query) => (isPending(query.state.data) ? POLL_MS : false),
  });
  const pending = isPending(run);
  const before = useRef(pending);
  useEffect(() => {
    if (before.current !== pending) refresh();
    before.current = pending;
  }, [pending, refresh]);
  return { run, isError, pending };
}
