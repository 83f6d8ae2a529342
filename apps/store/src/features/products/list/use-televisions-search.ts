import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { readTelevisionsSearch, type TelevisionsSearch } from './televisions-search';

const route = getRouteApi('/televisions');

/** The state of the page and the way to change it. A change starts again at the first page and leaves the scroll alone. */
export function useTelevisionsSearch() {
  const search = route.useSearch({ select: readTelevisionsSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const change = (patch: Partial<TelevisionsSearch>) => {
    void navigate({ search: (now) => ({ ...now, page: undefined, ...patch }), resetScroll: false });
  };
  return { search, change };
}

/** The same for controls: a press shows at once, and the address follows a moment later. */
export function usePromptTelevisionsSearch() {
  const { search: settled, change } = useTelevisionsSearch();
  const [prompt, setPrompt] = useState({ settled, shown: settled });
  if (prompt.settled !== settled) setPrompt({ settled, shown: settled });
  const search = prompt.settled === settled ? prompt.shown : settled;
  const changeAtOnce = (patch: Partial<TelevisionsSearch>) => {
    setPrompt({ settled, shown: { ...search, page: undefined, ...patch } });
    change(patch);
  };
  return { search, change: changeAtOnce };
}

/** Adds `value` to a list of the address, or takes it out. */
export function toggleValue<T>(chosen: readonly T[] | undefined, value: T): T[] | undefined {
  const rest = (chosen ?? []).filter((other) => other !== value);
  const next = rest.length === (chosen ?? []).length ? [...rest, value] : rest;
  return next.length > 0 ? next : undefined;
}
