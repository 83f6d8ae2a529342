import { useSyncExternalStore } from 'react';

const ID = /^[0-9a-f-]{36}$/;
const NONE: readonly string[] = [];

/** A short list of ids that this browser remembers, newest use first or in the order they were chosen. */
export interface StoredIds {
  read(): readonly string[];
  write(ids: readonly string[]): void;
  /** The list in components, kept in step with other tabs; empty on the server and until the page is hydrated. */
  useIds(): readonly string[];
}

/** What was stored as ids; whatever does not look like one is left out. */
export function parseIds(text: string | null | undefined, separator: string, max: number): string[] {
  const ids = (text ?? '').split(separator).filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, max);
}

/** Keeps at most `max` ids under `storageKey` in local storage. They leave the browser only as questions to the shop. */
export function storedIds(storageKey: string, max: number): StoredIds {
  const listeners = new Set<() => void>();
  let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
  const read = () => {
    const text = localStorage.getItem(storageKey);
    if (text !== known.text) known = { text, ids: parseIds(text, ',', max) };
    return known.ids;
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
