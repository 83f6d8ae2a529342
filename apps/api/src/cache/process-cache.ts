import type { FastifyBaseLogger } from 'fastify';
import { isConnectionEnded, isDatabaseUnavailable } from '@aabha/db/driver/time-limits';
import type { Config } from '../core/config';
import { parseInvalidation, parseInvalidations, type Invalidation, type Topic } from './cache-tags';
import { databaseBreaker, type DatabaseBreaker } from './database-breaker';
import { openInvalidationFeed, TRUST_MS } from './invalidation-feed';
import { reservationExpiry } from './reservation-expiry';
import { responseCache, type ResponseCache } from './response-cache';
import { topicSubscribers } from './topic-subscribers';

const BYTES_PER_MB = 1024 * 1024;

/** The response cache of this process, with the feed that invalidates it. */
export interface ProcessCache {
  responses: ResponseCache;
  breaker: DatabaseBreaker;
  /** Publishes the invalidations of everything committed by now and waits until they were applied, so that a caller's next read shows the caller's own change. */
  waitForInvalidation(): Promise<void>;
  /** Waits until everything published by now was applied: a read after that shows changes that another process has waited for. */
  receivePublished(): Promise<void>;
  /** Calls `onChange` whenever the topic was or may have been invalidated; never in a process without invalidations. */
  subscribe(topic: Topic, onChange: () => void): void;
  /** Calls `onInvalidations` with all that was or may have been invalidated, until the returned function is called. */
  subscribeAll(onInvalidations: Publish): () => void;
  /** Whether this process receives invalidations at all. */
  receivesInvalidations: boolean;
  stop(): Promise<void>;
}

type Publish = (invalidations: readonly Invalidation[]) => void;

/** What a process may have missed before it was connected. */
const ALL: readonly Invalidation[] = [{ kind: 'all' }];

/** Opens the feed of a process that stores no responses: it may be elected as the relay of the others. */
function openRelayCandidate(databaseUrl: string, log: FastifyBaseLogger, publish: Publish) {
  const ignore = () => undefined;
  return openInvalidationFeed(databaseUrl, log, {
    onConnected: () => publish(ALL),
    onInvalidations: (payload) => publish(parseInvalidations(payload)),
    onPublished: ignore,
    onLost: ignore,
  });
}

/** Opens the feed that invalidates these responses. */
function openResponseFeed(
  databaseUrl: string,
  log: FastifyBaseLogger,
  { responses, breaker }: Pick<ProcessCache, 'responses' | 'breaker'>,
  publish: Publish,
) {
  const expiry = reservationExpiry((productId) => responses.invalidate({ kind: 'stock', productId }));
  const apply = (invalidations: readonly Invalidation[]) => {
    for (const invalidation of invalidations)
      if (invalidation.kind === 'stock' && invalidation.endsInMs !== undefined)
        expiry.add(invalidation.productId, invalidation.endsInMs);
    responses.invalidate(...invalidations);
    publish(invalidations);
  };
  const feed = openInvalidationFeed(databaseUrl, log, {
    onConnected: (reservations) => {
      apply(reservations.map(parseInvalidation));
      /* The database has just been read from. */
      breaker.succeeded();
      /* Until the first publication proves that there is a relay. */
      responses.enable(-Infinity);
      publish(ALL);
    },
    onInvalidations: (payload) => apply(parseInvalidations(payload)),
    onPublished: (atMs) => responses.trustUntil(atMs + TRUST_MS),
    onLost: (error) => {
      /* Disables reads immediately, so that requests need not each wait for the timeout of the database. Where only this
         connection ended they must not get stale responses: their own reads tell whether the database is available. */
      if (isDatabaseUnavailable(error) && !isConnectionEnded(error)) breaker.failed();
      responses.disable();
    },
  });
  return {
    ...feed,
    async stop() {
      expiry.stop();
      responses.disable();
      await feed.stop();
    },
  };
}

/**
 * Opens a cache of `RESPONSE_CACHE_MB`; with 0 it stores nothing and no connection for invalidations is opened. A worker
 * stores nothing either, but may publish the invalidations for the others.
 */
export function openProcessCache(
  config: Pick<Config, 'API_ROLE' | 'RESPONSE_CACHE_MB' | 'RESPONSE_STALE_SECONDS' | 'directDatabaseUrl'>,
  log: FastifyBaseLogger,
): ProcessCache {
  const isWorker = config.API_ROLE === 'worker';
  const responses = responseCache(
    isWorker ? 0 : config.RESPONSE_CACHE_MB * BYTES_PER_MB,
    config.RESPONSE_STALE_SECONDS * 1000,
  );
  const breaker = databaseBreaker();
  if (config.RESPONSE_CACHE_MB === 0) {
    const nothing = async () => {};
    return {
      ...{ responses, breaker, stop: nothing },
      ...{ subscribe: () => undefined, subscribeAll: () => () => undefined, receivesInvalidations: false },
      ...{ waitForInvalidation: nothing, receivePublished: nothing },
    };
  }
  const { publish, subscribe, subscribeAll } = topicSubscribers();
  const feed = isWorker
    ? openRelayCandidate(config.directDatabaseUrl, log, publish)
    : openResponseFeed(config.directDatabaseUrl, log, { responses, breaker }, publish);
  return {
    responses,
    breaker,
    waitForInvalidation: feed.publishInvalidations,
    receivePublished: feed.receivePublished,
    subscribe,
    subscribeAll,
    receivesInvalidations: true,
    stop: feed.stop,
  };
}
