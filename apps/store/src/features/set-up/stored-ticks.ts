import { useMemo, useSyncExternalStore } from 'react';

const NONE: readonly string[] = [];
const MOST = 100;
const keyOf = (televisionId: string) => `set-up:${televisionId}`;

/** Returns the ticks of a stored text; none of one that was changed by somebody else. */
function parse(text: string | null): readonly string[] {
  try {
    const ticks: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ticks) ? ticks.filter((tick) => typeof tick === 'string').slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

const listeners = new Set<() => void>();
let cached: { key: string; text: string | null; ticks: readonly string[] } = {
  key: '',
  text: null,
  ticks: NONE,
};

function read(key: string): readonly string[] {
  const text = localStorage.getItem(key);
  if (key !== cached.key || text !== cached.text) cached = { key, text, ticks: parse(text) };
  return cached.ticks;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function write(key: string, ticks: readonly string[]): void {
  if (ticks.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(ticks.slice(0, MOST)));
  for (const listener of listeners) listener();
}

export interface StoredTicks {
  /** What was ticked off in this browser; null on the server and until hydration. */
  ticked: ReadonlySet<string> | null;
  tick: (step: string, isDone: boolean) => void;
  clear: () => void;
}

/** Returns the ticks of a television's guide, which are stored in this browser only. */
export function useStoredTicks(televisionId: string): StoredTicks {
  const key = keyOf(televisionId);
  const ticks = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return useMemo(
    () => ({
      ticked: ticks && new Set(ticks),
      tick: (step, isDone) =>
        write(key, [...read(key).filter((one) => one !== step), ...(isDone ? [step] : [])]),
      clear: () => write(key, NONE),
    }),
    [key, ticks],
  );
}
