import { useCallback, useSyncExternalStore } from 'react';

const PREFIX = 'back-office.';
const listeners = new Set<() => void>();

/* In a browser that refuses storage, preferences last as long as the page. */
const unsaved = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  /* Written by another tab. */
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Returns a text that this browser keeps, null for none, and its setter. It survives signing out, unlike react-admin's store. */
export function useStoredText(key: string): readonly [string | null, (value: string) => void] {
  const stored = useSyncExternalStore(subscribe, () => read(key));
  const set = useCallback((value: string) => write(key, value), [key]);
  return [stored, set];
}

/** Returns a choice of this browser among `choices`, and its setter. */
export function usePreference<const C extends string>(
  key: string,
  choices: readonly C[],
  fallback: NoInfer<C>,
): readonly [C, (value: C) => void] {
  const [stored, set] = useStoredText(key);
  return [choices.find((choice) => choice === stored) ?? fallback, set];
}
