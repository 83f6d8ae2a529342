import { appError } from '@aabha/contracts/errors/errors';
import { LIVE_HEARTBEAT_MS, LIVE_TOPICS, type LiveTopic } from '@aabha/contracts/live/live.values';
import type { Invalidation } from '../../cache/cache-tags';
import type { ProcessCache } from '../../cache/process-cache';
import type { LiveChanges } from '../../context/live-changes.types';

/** Streams of one process: each takes a connection of the back office's web server, which has 64. */
const MOST_STREAMS = 40;
/** After so long the caller has to connect again. */
const LASTS_MS = 5 * 60_000;
/** Who receives changes is asked for at most so often, and with each comment of a silent stream. */
const ASK_EVERY_MS = 5000;
/** Changes within this time are sent together. */
const TOGETHER_MS = 200;
/** How often everything is said to have changed where the process receives no invalidations. */
const WITHOUT_FEED_MS = 10_000;
const RETRY_AFTER_SECONDS = 30;

/** Returns the topics that invalidations are about. */
export function topicsOf(invalidations: readonly Invalidation[]): readonly LiveTopic[] {
  if (invalidations.some(({ kind }) => kind === 'all')) return LIVE_TOPICS;
  const topics = invalidations.map((one) => (one.kind === 'topic' ? one.topic : 'stock'));
  return [...new Set(topics as LiveTopic[])];
}

/** One caller's stream. */
class Stream {
  readonly #isSignedIn: () => Promise<boolean>;
  #askedAt = performance.now();
  readonly #changed = new Set<LiveTopic>();
  #ended = false;
  #wake = () => {};

  constructor(isSignedIn: () => Promise<boolean>) {
    this.#isSignedIn = isSignedIn;
  }

  add(topics: readonly LiveTopic[]): void {
    for (const topic of topics) this.#changed.add(topic);
    if (topics.length > 0) this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** Resolves after `ms`, or when something changed or the stream is ended. */
  async #wait(ms: number): Promise<void> {
    if (this.#ended || this.#changed.size > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Returns whether the stream goes on. Where the database does not say, the caller connects again. */
  async #mayGoOn(): Promise<boolean> {
    if (this.#ended) return false;
    if (performance.now() - this.#askedAt < ASK_EVERY_MS) return true;
    this.#askedAt = performance.now();
    return this.#isSignedIn().catch(() => false);
  }

  async *events(lastsMs: number): AsyncGenerator<string, void, undefined> {
    const until = performance.now() + lastsMs;
    yield 'retry: 3000\nevent: open\ndata: []\n\n';
    while (performance.now() < until) {
      await this.#wait(LIVE_HEARTBEAT_MS);
      if (!(await this.#mayGoOn())) return;
      if (this.#changed.size === 0) yield ': nothing changed\n\n';
      else {
        const topics = [...this.#changed];
        this.#changed.clear();
        yield `event: changed\ndata: ${JSON.stringify(topics)}\n\n`;
        await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
      }
    }
  }
}

/** Opens the streams of a process. */
export function openLiveChanges(
  cache: Pick<ProcessCache, 'subscribeAll' | 'receivesInvalidations'>,
  { lastsMs = LASTS_MS, withoutFeedMs = WITHOUT_FEED_MS } = {},
): LiveChanges {
  const streams = new Set<Stream>();
  const publish = (topics: readonly LiveTopic[]) => {
    for (const stream of streams) stream.add(topics);
  };
  const unsubscribe = cache.subscribeAll((invalidations) => publish(topicsOf(invalidations)));
  const timer = cache.receivesInvalidations
    ? undefined
    : setInterval(() => publish(LIVE_TOPICS), withoutFeedMs).unref();

  async function* eventsOf(stream: Stream) {
    try {
      yield* stream.events(lastsMs);
    } finally {
      streams.delete(stream);
    }
  }
  return {
    open(isSignedIn) {
      if (streams.size >= MOST_STREAMS)
        throw appError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      const stream = new Stream(isSignedIn);
      streams.add(stream);
      return eventsOf(stream);
    },
    stop() {
      clearInterval(timer);
      unsubscribe();
      for (const stream of streams) stream.end();
    },
  };
}
