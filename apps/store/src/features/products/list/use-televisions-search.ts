import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { readTelevisionsSearch, type TelevisionsSearch } from './televisions-search';

const route = getRouteApi('/televisions');

/**
 * Returns the state of the page and its setter. A change returns to the first page and keeps the scroll
 * position.
 */
export function useTelevisionsSearch() {
  const search = route.useSearch({ select: readTelevisionsSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const change = (patch: Partial<TelevisionsSearch>) => {
    void navigate({ search: (now) => ({ ...now, page: undefined, ...patch }), resetScroll: false });
  };
  return { search, change };
}

/** The same for controls: a change shows immediately, and the address follows a moment later. */
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

/** Adds `value` to a list of the address, or removes it. */
export function toggleValue<T>(selected: readonly T[] | undefined, value: T): T[] | undefined {
  const rest = (selected ?? []).filter((other) => other !== value);
  const next = rest.length === (selected ?? []).length ? [...rest, value] : rest;
  return next.length > 0 ? next : undefined;
}
