import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { appError } from '@aabha/contracts/errors/errors';
import { TEST_MAILS_PER_HOUR } from '@aabha/contracts/mails/mails.values';
import type { Db } from '@aabha/db/client';
import { deleteInBatches } from '@aabha/db/delete-in-batches';
import { rateLimits } from '@aabha/db/schema/rate-limits';
import { networkOf } from './network-of';

const WINDOW_SECONDS = 600;
/** An address may do ten times what an account may (docs/spec/accounts.md#limits). */
const ADDRESS_MULTIPLE = 10;

const DAY_SECONDS = 24 * 3600;
/** How long an account's network counts as known after a sign-in. */
const KNOWN_NETWORK_SECONDS = 90 * DAY_SECONDS;

/**
 * Points per account and ten minutes, of `test-mail` per hour, of `passport-offer` per day; `login`, `login-staff` and `check-code` per account and network. Limits
 * of logins and codes: docs/spec/accounts.md#limits. `spend-code` and `undo-email` bound password hashing,
 * `second-factor` bounds guessing of its codes, `passkey` the challenges that are stored for anybody, `confirm-password` guessing with a stolen token, `contact`, `subscribe` and `wholesale-order` bound
 * the mails our forms send, `complaint-reply` those of a thread, `complaint-link`, `pay-link` and `order-link` guessing of links, `coupon` bounds guessing of codes, `analytics` and `web-vitals` bound the
 * collectors' storage, `visit` what a technician's link sends, `export` bounds bulk export of personal data, `api-key` the calls of a key, `passport-offer` mails to addresses that are typed, and `test-mail` mails to oneself.
 */
const POINTS = {
  login: 10,
  'login-staff': 10,
  'send-code': 5,
  'check-code': 10,
  'spend-code': 10,
  'undo-email': 10,
  'confirm-password': 10,
  'second-factor': 10,
  passkey: 30,
  contact: 5,
  'complaint-reply': 10,
  'complaint-link': 30,
  'pay-link': 30,
  'order-link': 30,
  'passport-offer': 20,
  subscribe: 30,
  'wholesale-order': 20,
  coupon: 30,
  visit: 30,
  export: 20,
  'api-key': 3000,
  analytics: 100,
  'web-vitals': 60,
  'test-mail': TEST_MAILS_PER_HOUR,
} as const;
type LimitedAction = keyof typeof POINTS;

/** The windows of actions that are not counted for ten minutes. */
const OWN_WINDOW_SECONDS: Partial<Record<LimitedAction, number>> = {
  'passport-offer': DAY_SECONDS,
  'test-mail': 3600,
};

/** Points per account and day over all unknown networks; each known network has as many of its own. */
const DAILY_POINTS = {
  login: 100,
  'login-staff': 100,
  'send-code': 20,
  'check-code': 50,
  'second-factor': 50,
} as const;
export type DailyLimitedAction = keyof typeof DAILY_POINTS;

export interface RateLimits {
  /** Counts one attempt of an account. Throws RATE_LIMITED past the limit. */
  takeForAccount(action: LimitedAction, account: string): Promise<void>;
  /** Counts one attempt from a network address. Throws RATE_LIMITED past the limit. */
  takeForAddress(action: LimitedAction, address: string): Promise<void>;
  /** Returns an attempt, for actions of which only failures count. */
  giveBack(action: LimitedAction, account: string): Promise<void>;
  /**
   * Counts one attempt of an account from a network, for ten minutes. Other networks have their own limit, so
   * that a stranger cannot use up the owner's. Throws RATE_LIMITED past the limit.
   */
  takeForPair(action: LimitedAction, account: string, address: string): Promise<void>;
  /**
   * Counts one attempt of an account for the day. Past the limit of all networks together, the account's
   * known networks continue with their own limits and every other is rejected. Throws RATE_LIMITED.
   */
  takeForDay(action: DailyLimitedAction, account: string, address: string): Promise<void>;
  /** Returns what `takeForPair` and `takeForDay` counted. */
  giveBackPairAndDay(action: DailyLimitedAction, account: string, address: string): Promise<void>;
  /** Stores, as a hash, that the account was used from this network. */
  rememberNetwork(account: string, address: string): Promise<void>;
  /** Deletes expired counters. */
  forgetOver(): Promise<void>;
}

type Limiters<A extends string> = Readonly<Record<A, RateLimiterDrizzle>>;
type MakeLimiter = (prefix: string, points: number, seconds?: number) => RateLimiterDrizzle;

function limitersOf<A extends string>(
  points: Readonly<Record<A, number>>,
  make: (action: A, points: number) => RateLimiterDrizzle,
): Limiters<A> {
  const entries = (Object.entries(points) as [A, number][]).map(([action, most]) => [
    action,
    make(action, most),
  ]);
  return Object.fromEntries(entries) as Limiters<A>;
}

const pairOf = (account: string, address: string) => `${account}|${networkOf(address)}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Returns the daily limits, with their exception for known networks. */
function dailyLimits(limiter: MakeLimiter) {
  const overall = limitersOf(DAILY_POINTS, (action, points) => limiter(`${action}:day`, points, DAY_SECONDS));
  const ofNetwork = limitersOf(DAILY_POINTS, (action, points) =>
    limiter(`${action}:day-network`, points, DAY_SECONDS),
  );
  const networks = limiter('known-network', 1, KNOWN_NETWORK_SECONDS);
  const isKnown = async (pair: string) => ((await networks.get(hashOf(pair)))?.msBeforeNext ?? 0) > 0;
  return {
    async take(action: DailyLimitedAction, account: string, address: string) {
      const refusal = await consume(overall[action], account);
      if (!refusal) return;
      const pair = pairOf(account, address);
      if (!(await isKnown(pair))) throw rateLimited(refusal);
      await take(ofNetwork[action], pair);
    },
    giveBack: (action: DailyLimitedAction, account: string) => overall[action].reward(account, 1),
    rememberNetwork: async (account: string, address: string) => {
      await networks.set(hashOf(pairOf(account, address)), 1, KNOWN_NETWORK_SECONDS);
    },
  };
}

/**
 * Opens rate limits stored in the database, so that all processes share them (docs/spec/accounts.md#limits).
 */
export function openRateLimits(db: Db, addressFactor: number): RateLimits {
  const limiter: MakeLimiter = (keyPrefix, points, duration = WINDOW_SECONDS) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    });
  const accounts = limitersOf(POINTS, (action, points) =>
    limiter(`${action}:account`, points, OWN_WINDOW_SECONDS[action]),
  );
  const pairs = limitersOf(POINTS, (action, points) => limiter(`${action}:pair`, points));
  const addresses = limitersOf(POINTS, (action, points) =>
    limiter(`${action}:address`, Math.max(1, Math.round(points * ADDRESS_MULTIPLE * addressFactor))),
  );
  const daily = dailyLimits(limiter);
  return {
    takeForAccount: (action, account) => take(accounts[action], account),
    takeForAddress: (action, address) => take(addresses[action], networkOf(address)),
    giveBack: async (action, account) => {
      await accounts[action].reward(account, 1);
    },
    takeForPair: (action, account, address) => take(pairs[action], pairOf(account, address)),
    takeForDay: daily.take,
    giveBackPairAndDay: async (action, account, address) => {
      await pairs[action].reward(pairOf(account, address), 1);
      await daily.giveBack(action, account);
    },
    rememberNetwork: daily.rememberNetwork,
    forgetOver: async () => {
      await deleteInBatches(db, {
        table: rateLimits,
        key: rateLimits.key,
        where: lt(rateLimits.expire, sql`now()`),
      });
    },
  };
}

const rateLimited = ({ msBeforeNext }: RateLimiterRes) =>
  appError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

/** Counts an attempt. Returns the refusal past the limit. */
async function consume(limiter: RateLimiterDrizzle, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return refusal;
  }
}

async function take(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  const refusal = await consume(limiter, key);
  if (refusal) throw rateLimited(refusal);
}
