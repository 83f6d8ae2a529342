import { LRUCache } from 'lru-cache';

/**
 * Returns a least-recently-used cache of at most `maxBytes`, as `bytesOf` estimates them (at least 1 each). An entry of more
 * than a quarter of that is not stored, so that one does not evict all others. With 0 it stores nothing.
 */
export const lruByBytes = <V extends object>(maxBytes: number, bytesOf: (value: V, key: string) => number) =>
  new LRUCache<string, V>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    sizeCalculation: bytesOf,
  });
