import { useSearchParams } from 'react-router-dom';

/** Returns what a report is grouped by, which the address stores as `by`, and a way to change it. */
export function useReportGroup<const G extends string>(
  groups: readonly [G, ...G[]],
): readonly [G, (group: string) => void] {
  const [search, setSearch] = useSearchParams();
  const by = groups.find((known) => known === search.get('by')) ?? groups[0];
  const choose = (group: string) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('by', group);
        return next;
      },
      { replace: true },
    );
  return [by, choose];
}
