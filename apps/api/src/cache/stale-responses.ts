import { entryBytes, type CachedResponse } from './cached-response';
import { invalidatedBy, type CacheTags, type Invalidation } from './cache-tags';
import { lruByBytes } from './lru-by-bytes';

interface StaleEntry {
  response: CachedResponse;
  tags: CacheTags;
  /** Since when it may be out of date, by `now`; undefined while it is known to be valid. */
  staleSinceMs: number | undefined;
}

/** A response that may be out of date, and for how long. */
export interface StaleResponse {
  response: CachedResponse;
  ageSeconds: number;
}

/**
 * Returns the last responses of public reads, to be sent while the database is unavailable. An invalidation marks them
 * stale instead of removing them; `maxAgeMs` after that they are not returned any more.
 */
export function staleResponses(
  maxBytes: number,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
) {
  const entries = lruByBytes<StaleEntry>(maxBytes, entryBytes);
  return {
    set(key: string, response: CachedResponse, tags: CacheTags, isValid: boolean): void {
      entries.set(key, { response, tags, staleSinceMs: isValid ? undefined : now() });
    },
    invalidate(...invalidations: Invalidation[]): void {
      const isOutdated = invalidatedBy(invalidations);
      for (const entry of entries.values())
        if (entry.staleSinceMs === undefined && isOutdated(entry.tags)) entry.staleSinceMs = now();
    },
    get(key: string): StaleResponse | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const ageMs = now() - (entry.staleSinceMs ?? now());
      return ageMs > maxAgeMs
        ? undefined
        : { response: entry.response, ageSeconds: Math.floor(ageMs / 1000) };
    },
  };
}
