import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '@aabha/db/time-limits';
import type { Config } from '../config';
import { answerStore, type AnswerStore } from './answer-store';
import { openChangeFeed } from './change-feed';
import { readChange, type Change } from './changes';
import { databaseBreaker, type DatabaseBreaker } from './database-breaker';
import { holdEnds } from './hold-ends';

const BYTES_PER_MB = 1024 * 1024;

/** Answers of public reads that this process keeps, for as long as it hears of every change. */
export interface Answers {
  store: AnswerStore;
  breaker: DatabaseBreaker;
  /** Waits until what is committed by now has been heard of, so that a caller's next read sees the caller's own change. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps up to `ANSWER_CACHE_MB` of answers; with 0 none, and no connection for hearing of changes is opened. */
export function openAnswers(
  config: Pick<Config, 'ANSWER_CACHE_MB' | 'ANSWER_STALE_SECONDS' | 'DATABASE_URL'>,
  log: FastifyBaseLogger,
): Answers {
  const store = answerStore(config.ANSWER_CACHE_MB * BYTES_PER_MB, config.ANSWER_STALE_SECONDS * 1000);
  const breaker = databaseBreaker();
  if (config.ANSWER_CACHE_MB === 0) return { store, breaker, caughtUp: async () => {}, stop: async () => {} };
  const ends = holdEnds((productId) => store.apply({ kind: 'stock', productId }));
  const hear = (change: Change) => {
    if (change.kind === 'stock' && change.endsInMs !== undefined) ends.add(change.productId, change.endsInMs);
    store.apply(change);
  };
  const feed = openChangeFeed(config.DATABASE_URL, log, {
    onOpen: (heldNow) => {
      for (const payload of heldNow) hear(readChange(payload));
      store.open();
    },
    onChange: (payload) => hear(readChange(payload)),
    onLost: (error) => {
      /* What is frozen answers no reader either, who need not find out one by one. */
      if (isDatabaseUnavailable(error)) breaker.failed();
      store.close();
    },
  });
  return {
    store,
    breaker,
    caughtUp: feed.caughtUp,
    async stop() {
      ends.stop();
      store.close();
      await feed.stop();
    },
  };
}
