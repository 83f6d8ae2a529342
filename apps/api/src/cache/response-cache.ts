import { entryBytes, etagOf, type CachedResponse } from './cached-response';
import { invalidatedBy, type CacheTags, type Invalidation } from './cache-tags';
import { lruByBytes } from './lru-by-bytes';
import { staleResponses } from './stale-responses';

/** A response that is being computed: one database read for all concurrent callers. */
export interface InFlightEntry {
  /** Resolves to the response; to undefined after `abort`, when each waiting caller computes its own. */
  readonly response: Promise<CachedResponse | undefined>;
  /** Stores the response, unless one of its tags was invalidated since the entry began. */
  store(body: string, tags: CacheTags): CachedResponse;
  /** Ends the entry without a response. Has no effect after `store`. */
  abort(): void;
}

interface CacheEntry {
  response: CachedResponse;
  tags: CacheTags;
}

/** Returns whether a cache has its feed and is trusted now. `onEnd` is called when it is found not to be trusted any more. */
function trust(now: () => number, onEnd: () => void) {
  let untilMs = Infinity;
  let hasFeed = false;
  /* Checked with each read: after a pause of the process, reads may be served before any timer runs. */
  const holds = () => {
    if (now() < untilMs) return true;
    if (untilMs > -Infinity) onEnd();
    untilMs = -Infinity;
    return false;
  };
  const extend = (toMs: number) => {
    holds();
    untilMs = toMs;
  };
  return {
    holds: () => holds() && hasFeed,
    extend,
    enable(toMs: number) {
      extend(toMs);
      hasFeed = true;
    },
    disable() {
      hasFeed = false;
    },
  };
}

/** Returns the responses that are stored, each until it ends by itself or one of its tags is invalidated. */
function storedEntries(maxBytes: number, wallClock: () => number) {
  const entries = lruByBytes<CacheEntry>(maxBytes, entryBytes);
  return {
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    set: (key: string, entry: CacheEntry) => entries.set(key, entry),
    /** Returns the entry of a key, unless it has ended by itself. */
    get(key: string): CacheEntry | undefined {
      const entry = entries.get(key);
      if (entry?.tags.until === undefined || wallClock() < entry.tags.until) return entry;
      entries.delete(key);
      return undefined;
    },
    invalidate(...invalidations: Invalidation[]) {
      const isOutdated = invalidatedBy(invalidations);
      const outdated = [...entries.entries()].filter(([, { tags }]) => isOutdated(tags));
      for (const [key] of outdated) entries.delete(key);
    },
  };
}

/**
 * Returns an LRU cache of response bodies, whose entries live until one of their tags is invalidated. It
 * stores nothing before `enable`, and is emptied by `disable`: without the invalidation feed an entry could
 * be out of date. Without publications it is emptied and disabled, too, at the end of `trustUntil`. The last response of each read is stored separately, for up to `maxStaleMs` after it became
 * uncertain, to be sent while the database is unavailable.
 */
export function responseCache(
  maxBytes: number,
  maxStaleMs = 0,
  now: () => number = () => performance.now(),
  wallClock: () => number = Date.now,
) {
  const stale = staleResponses(maxStaleMs > 0 ? maxBytes : 0, maxStaleMs, now);
  const entries = storedEntries(maxBytes, wallClock);
  const inFlight = inFlightEntries();
  const { counts, counted } = readCounts();

  const invalidate = (...invalidations: Invalidation[]) => {
    entries.invalidate(...invalidations);
    counts.invalidations += invalidations.length;
    stale.invalidate(...invalidations);
    inFlight.invalidate(...invalidations);
  };
  const trusted = trust(now, () => invalidate({ kind: 'all' }));
  return {
    /** Whether responses are cached now. */
    get isEnabled() {
      return trusted.holds();
    },
    get size() {
      return entries.size();
    },
    /** Empties the cache and enables it until an instant, by `now`. */
    enable(untilMs = Infinity) {
      invalidate({ kind: 'all' });
      trusted.enable(untilMs);
    },
    /** Extends the time for which an enabled cache is trusted. Empties it first if that time has passed. */
    trustUntil: trusted.extend,
    disable() {
      trusted.disable();
      invalidate({ kind: 'all' });
    },
    invalidate,
    /** What happened since the process started, for metrics. */
    counts,
    get: (key: string): CachedResponse | undefined =>
      trusted.holds() ? counted('hits', entries.get(key))?.response : undefined,
    /** Returns the last response of a read up to the age limit, out of date or not. */
    getStale: stale.get,
    /** Returns the entry that another caller is computing under this key. */
    pending: (key: string): InFlightEntry | undefined => counted('coalesced', inFlight.get(key)),
    /** Starts an entry; the caller computes the response and stores or aborts it. */
    begin(key: string): InFlightEntry {
      counts.misses += 1;
      return inFlight.begin(key, (response, tags, invalidations) => {
        const isValid = trusted.holds() && !invalidatedBy(invalidations)(tags);
        if (isValid) entries.set(key, { response, tags });
        /* What ends by itself would be wrong afterwards. */
        if (tags.until === undefined) stale.set(key, response, tags, isValid);
      });
    },
  };
}
export type ResponseCache = ReturnType<typeof responseCache>;

/** Returns what happened since the process started, and a function that counts a read if it found something. */
function readCounts() {
  const counts = { hits: 0, misses: 0, coalesced: 0, invalidations: 0 };
  const counted = <T>(result: keyof typeof counts, found: T): T => {
    if (found !== undefined) counts[result] += 1;
    return found;
  };
  return { counts, counted };
}

/** Returns the entries that are being computed, each with the invalidations since it began. */
function inFlightEntries() {
  const byKey = new Map<string, InFlightEntry>();
  const invalidationsSince = new Set<Invalidation[]>();
  return {
    get: (key: string) => byKey.get(key),
    invalidate(...added: Invalidation[]) {
      for (const invalidations of invalidationsSince) invalidations.push(...added);
      /* Callers from now on must not get what was read before. */
      byKey.clear();
    },
    begin(
      key: string,
      onStore: (response: CachedResponse, tags: CacheTags, invalidations: readonly Invalidation[]) => void,
    ): InFlightEntry {
      const invalidations: Invalidation[] = [];
      let settle: (response: CachedResponse | undefined) => void = () => undefined;
      const end = (response: CachedResponse | undefined) => {
        invalidationsSince.delete(invalidations);
        if (byKey.get(key) === entry) byKey.delete(key);
        settle(response);
      };
      const entry: InFlightEntry = {
        response: new Promise((resolve) => (settle = resolve)),
        store(text, tags) {
          const body = Buffer.from(text);
          const response = { body, etag: etagOf(body) };
          onStore(response, tags, invalidations);
          end(response);
          return response;
        },
        abort: () => end(undefined),
      };
      invalidationsSince.add(invalidations);
      byKey.set(key, entry);
      return entry;
    },
  };
}
