/**
 * A map of at most `maxBytes`, as `bytesOf` counts them. When it is full, what was not asked for longest goes first;
 * what would take more than a quarter of it is not kept at all.
 */
export function boundedMap<V>(maxBytes: number, bytesOf: (key: string, value: V) => number) {
  /* A Map remembers in which order its keys were set. */
  const entries = new Map<string, V>();
  let bytes = 0;

  const drop = (key: string, value: V) => {
    entries.delete(key);
    bytes -= bytesOf(key, value);
  };
  return {
    get size() {
      return { entries: entries.size, bytes };
    },
    get(key: string): V | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: V): void {
      const before = entries.get(key);
      if (before !== undefined) drop(key, before);
      const size = bytesOf(key, value);
      if (size > maxBytes / 4) return;
      entries.set(key, value);
      bytes += size;
      for (const [oldest, other] of entries) {
        if (bytes <= maxBytes) break;
        drop(oldest, other);
      }
    },
    forEach(see: (value: V) => void): void {
      for (const value of entries.values()) see(value);
    },
    deleteWhere(isWanted: (value: V) => boolean): void {
      for (const [key, value] of entries) if (isWanted(value)) drop(key, value);
    },
  };
}
