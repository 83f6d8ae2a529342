import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRefresh } from 'react-admin';

const POLL_MS = 1500;

const isPending = ({ state }: { state: string }) => state === 'waiting' || state === 'running';

/**
 * Reads the latest run of something long, again and again while it waits or runs, and refreshes the list of the screen when one
 * begins or ends, also when a quick one has done both between two readings.
 */
export function useLatestRun<Run extends { _id: string; state: string }>(
  queryKey: readonly string[],
  read: () => Promise<{ data: Run | null }>,
) {
  const refresh = useRefresh();
  const { data: run, isError } = useQuery({
    queryKey,
    queryFn: () => read().then(({ data }) => data),
    refetchInterval: (query) => (query.state.data && isPending(query.state.data) ? POLL_MS : false),
  });
  const pending = run ? isPending(run) : false;
  const seen = run === undefined ? undefined : `${run?._id} ${pending}`;
  const before = useRef(seen);
  useEffect(() => {
    if (seen === undefined) return;
    if (before.current !== undefined && before.current !== seen) refresh();
    before.current = seen;
  }, [seen, refresh]);
  return { run, isError, pending };
}
