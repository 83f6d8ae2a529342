import { lt, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { appError } from '@aabha/contracts/errors/errors';
import type { Db } from '@aabha/db/client';
import { rateLimits } from '@aabha/db/schema/operations';
import { networkOf } from './network-of';

const WINDOW_SECONDS = 600;
/** An address may do ten times what an account may (decisions §4). */
const ADDRESS_MULTIPLE = 10;

/**
 * Per account and ten minutes. The first three are those of decisions §4; `spend-code` and `undo-email` bound the
 * hashing of passwords, `confirm-password` bounds guessing one with a stolen token, `contact`, `subscribe` and `wholesale-order` keep our forms from mailing at people, `coupon` keeps codes from being
 * guessed, and `analytics` and `web-vitals` keep the collectors from
 * being filled.
 */
const POINTS = {
  login: 10,
  'send-code': 5,
  'check-code': 10,
  'spend-code': 10,
  'undo-email': 10,
  'confirm-password': 10,
  contact: 5,
  subscribe: 30,
  'wholesale-order': 20,
  coupon: 30,
  analytics: 100,
  'web-vitals': 60,
} as const;
export type LimitedAct = keyof typeof POINTS;

export interface RateLimits {
  /** Counts one try of an account. Throws RATE_LIMITED past the limit. */
  takeForAccount(act: LimitedAct, account: string): Promise<void>;
  /** Counts one try from a network address. Throws RATE_LIMITED past the limit. */
  takeForAddress(act: LimitedAct, address: string): Promise<void>;
  /** Gives a try back, for acts of which only failures count. */
  giveBack(act: LimitedAct, account: string): Promise<void>;
  /** Takes away the counters whose ten minutes are over. */
  forgetOver(): Promise<void>;
}

/** Limits kept in the database, so that they hold across processes (decisions §4). */
export function openRateLimits(db: Db, addressFactor: number): RateLimits {
  const limiter = (act: LimitedAct, scope: string, points: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: `${act}:${scope}`,
      points,
      duration: WINDOW_SECONDS,
      clearExpiredByTimeout: false,
    });
  const acts = Object.entries(POINTS) as [LimitedAct, number][];
  const accounts = new Map(acts.map(([act, points]) => [act, limiter(act, 'account', points)]));
  const addresses = new Map(
    acts.map(([act, points]) => [
      act,
      limiter(act, 'address', Math.max(1, Math.round(points * ADDRESS_MULTIPLE * addressFactor))),
    ]),
  );
  return {
    takeForAccount: (act, account) => take(accounts.get(act), account),
    takeForAddress: (act, address) => take(addresses.get(act), networkOf(address)),
    giveBack: async (act, account) => {
      await accounts.get(act)?.reward(account, 1);
    },
    forgetOver: async () => {
      await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`));
    },
  };
}

async function take(limiter: RateLimiterDrizzle | undefined, key: string): Promise<void> {
  try {
    await limiter?.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw appError('RATE_LIMITED', {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}
