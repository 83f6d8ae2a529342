import { useSyncExternalStore } from 'react';

const ID = /^[0-9a-f-]{36}$/;
const NONE: readonly string[] = [];

/** A list of ids in local storage, in order of last use or of selection. */
interface StoredIds {
  read(): readonly string[];
  write(ids: readonly string[]): void;
  /** Returns the list in components, in sync with other tabs; empty on the server and until hydration. */
  useIds(): readonly string[];
}

/** Parses stored ids; invalid ones are dropped. */
export function parseIds(text: string | null | undefined, separator: string, max: number): string[] {
  const ids = (text ?? '').split(separator).filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, max);
}

/**
 * Creates a list of at most `max` ids under `storageKey` in local storage. The ids are sent only as
 * parameters of API calls.
 */
export function storedIds(storageKey: string, max: number): StoredIds {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
  const read = () => {
    const text = localStorage.getItem(storageKey);
    if (text !== cached.text) cached = { text, ids: parseIds(text, ',', max) };
    return cached.ids;
  };
  const subscribe = (listener: () => void) => {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', fromOtherTab);
    };
  };
  return {
    read,
    write: (ids) => {
      localStorage.setItem(storageKey, ids.slice(0, max).join(','));
      for (const listener of listeners) listener();
    },
    useIds: () => useSyncExternalStore(subscribe, read, () => NONE),
  };
}
