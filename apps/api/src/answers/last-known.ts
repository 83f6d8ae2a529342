import type { Answer } from './answer';
import { boundedMap } from './bounded-map';
import { touches, type Change, type Sources } from './changes';

interface LastKnown {
  answer: Answer;
  sources: Sources;
  /** Since when it may be untrue; undefined while it is known to be true. */
  staleSinceMs: number | undefined;
}

/** An answer that may be untrue, and for how long that has been so. */
export interface StaleAnswer {
  answer: Answer;
  ageSeconds: number;
}

/** Beside key and body: the objects around them, and the entry in the map. */
const ENTRY_BYTES = 400;

/**
 * The last answers of public reads, for the time when the database does not answer. A change makes them stale, but does
 * not remove them; `maxAgeMs` after that they are not given out any more.
 */
export function lastKnownAnswers(maxBytes: number, maxAgeMs: number, now: () => number = Date.now) {
  const entries = boundedMap<LastKnown>(
    maxBytes,
    (key, { answer }) => key.length + answer.body.length + ENTRY_BYTES,
  );
  return {
    set(key: string, answer: Answer, sources: Sources, isTrue: boolean): void {
      entries.set(key, { answer, sources, staleSinceMs: isTrue ? undefined : now() });
    },
    apply(change: Change): void {
      entries.forEach((entry) => {
        if (entry.staleSinceMs === undefined && touches(change, entry.sources)) entry.staleSinceMs = now();
      });
    },
    get(key: string): StaleAnswer | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const ageMs = now() - (entry.staleSinceMs ?? now());
      return ageMs > maxAgeMs ? undefined : { answer: entry.answer, ageSeconds: Math.floor(ageMs / 1000) };
    },
  };
}
