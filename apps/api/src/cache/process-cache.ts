import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '@aabha/db/driver/time-limits';
import type { Config } from '../core/config';
import { parseInvalidation, type Invalidation } from './cache-tags';
import { databaseBreaker, type DatabaseBreaker } from './database-breaker';
import { openInvalidationFeed } from './invalidation-feed';
import { reservationExpiry } from './reservation-expiry';
import { responseCache, type ResponseCache } from './response-cache';

const BYTES_PER_MB = 1024 * 1024;

/** The response cache of this process, with the feed that invalidates it. */
export interface ProcessCache {
  responses: ResponseCache;
  breaker: DatabaseBreaker;
  /** Waits until the invalidations of everything committed by now were applied, so that a caller's next read shows the caller's own change. */
  waitForInvalidation(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens a cache of `RESPONSE_CACHE_MB`; with 0 it stores nothing and no connection for invalidations is opened. */
export function openProcessCache(
  config: Pick<Config, 'RESPONSE_CACHE_MB' | 'RESPONSE_STALE_SECONDS' | 'DATABASE_URL'>,
  log: FastifyBaseLogger,
): ProcessCache {
  const responses = responseCache(
    config.RESPONSE_CACHE_MB * BYTES_PER_MB,
    config.RESPONSE_STALE_SECONDS * 1000,
  );
  const breaker = databaseBreaker();
  if (config.RESPONSE_CACHE_MB === 0)
    return { responses, breaker, waitForInvalidation: async () => {}, stop: async () => {} };
  const expiry = reservationExpiry((productId) => responses.invalidate({ kind: 'stock', productId }));
  const apply = (invalidation: Invalidation) => {
    if (invalidation.kind === 'stock' && invalidation.endsInMs !== undefined)
      expiry.add(invalidation.productId, invalidation.endsInMs);
    responses.invalidate(invalidation);
  };
  const feed = openInvalidationFeed(config.DATABASE_URL, log, {
    onConnected: (reservations) => {
      for (const payload of reservations) apply(parseInvalidation(payload));
      responses.enable();
    },
    onInvalidation: (payload) => apply(parseInvalidation(payload)),
    onLost: (error) => {
      /* Disables reads immediately, so that requests need not each wait for the timeout of the database. */
      if (isDatabaseUnavailable(error)) breaker.failed();
      responses.disable();
    },
  });
  return {
    responses,
    breaker,
    waitForInvalidation: feed.waitForInvalidation,
    async stop() {
      expiry.stop();
      responses.disable();
      await feed.stop();
    },
  };
}
