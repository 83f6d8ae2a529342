import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { appError } from '@aabha/contracts/errors/errors';
import type { Db } from '@aabha/db/client';
import { rateLimits } from '@aabha/db/schema/rate-limits';
import { networkOf } from './network-of';

const WINDOW_SECONDS = 600;
/** An address may do ten times what an account may (docs/spec/accounts.md#limits). */
const ADDRESS_MULTIPLE = 10;

const DAY_SECONDS = 24 * 3600;
/** How long after a sign-in an account's network is known as its own. */
const KNOWN_NETWORK_SECONDS = 90 * DAY_SECONDS;

/**
 * Per account and ten minutes; of `login`, `login-staff` and `check-code` per account and network. Those of logins and
 * codes are in docs/spec/accounts.md#limits; `spend-code` and `undo-email` bound the hashing of passwords,
 * `confirm-password` bounds guessing one with a stolen token, `contact`, `subscribe` and `wholesale-order` keep our
 * forms from mailing at people, `coupon` keeps codes from being guessed, `analytics` and `web-vitals` keep the
 * collectors from being filled, and `export` bounds how often personal data leaves in bulk.
 */
const POINTS = {
  login: 10,
  'login-staff': 10,
  'send-code': 5,
  'check-code': 10,
  'spend-code': 10,
  'undo-email': 10,
  'confirm-password': 10,
  contact: 5,
  subscribe: 30,
  'wholesale-order': 20,
  coupon: 30,
  export: 20,
  analytics: 100,
  'web-vitals': 60,
} as const;
export type LimitedAction = keyof typeof POINTS;

/** Per account and day, over all networks that are not known as its own; each of those has as many for itself. */
const DAILY_POINTS = { login: 100, 'login-staff': 100, 'send-code': 20, 'check-code': 50 } as const;
export type DailyLimitedAction = keyof typeof DAILY_POINTS;

export interface RateLimits {
  /** Counts one try of an account. Throws RATE_LIMITED past the limit. */
  takeForAccount(act: LimitedAction, account: string): Promise<void>;
  /** Counts one try from a network address. Throws RATE_LIMITED past the limit. */
  takeForAddress(act: LimitedAction, address: string): Promise<void>;
  /** Gives a try back, for acts of which only failures count. */
  giveBack(act: LimitedAction, account: string): Promise<void>;
  /**
   * Counts one try of an account from a network, for ten minutes. Other networks have tries of their own, so that a
   * stranger cannot use up the owner's. Throws RATE_LIMITED past the limit.
   */
  takeForPair(act: LimitedAction, account: string, address: string): Promise<void>;
  /**
   * Counts one try of an account for the day. Past the limit of all networks together, the account's own networks go on
   * with limits of their own, and every other is refused. Throws RATE_LIMITED.
   */
  takeForDay(act: DailyLimitedAction, account: string, address: string): Promise<void>;
  /** Gives back what `takeForPair` and `takeForDay` counted. */
  giveBackPairAndDay(act: DailyLimitedAction, account: string, address: string): Promise<void>;
  /** Notes, as a hash, that the holder of an account called from this network. */
  rememberNetwork(account: string, address: string): Promise<void>;
  /** Deletes the counters that have expired. */
  forgetOver(): Promise<void>;
}

type Limiters<A extends string> = Readonly<Record<A, RateLimiterDrizzle>>;
type MakeLimiter = (prefix: string, points: number, seconds?: number) => RateLimiterDrizzle;

function limitersOf<A extends string>(
  points: Readonly<Record<A, number>>,
  make: (act: A, points: number) => RateLimiterDrizzle,
): Limiters<A> {
  const entries = (Object.entries(points) as [A, number][]).map(([act, most]) => [act, make(act, most)]);
  return Object.fromEntries(entries) as Limiters<A>;
}

const pairOf = (account: string, address: string) => `${account}|${networkOf(address)}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The limits of a day, and the networks that they make an exception for. */
function dailyLimits(limiter: MakeLimiter) {
  const overall = limitersOf(DAILY_POINTS, (act, points) => limiter(`${act}:day`, points, DAY_SECONDS));
  const ofNetwork = limitersOf(DAILY_POINTS, (act, points) =>
    limiter(`${act}:day-network`, points, DAY_SECONDS),
  );
  const networks = limiter('known-network', 1, KNOWN_NETWORK_SECONDS);
  const isKnown = async (pair: string) => ((await networks.get(hashOf(pair)))?.msBeforeNext ?? 0) > 0;
  return {
    async take(act: DailyLimitedAction, account: string, address: string) {
      const refusal = await consume(overall[act], account);
      if (!refusal) return;
      const pair = pairOf(account, address);
      if (!(await isKnown(pair))) throw rateLimited(refusal);
      await take(ofNetwork[act], pair);
    },
    giveBack: (act: DailyLimitedAction, account: string) => overall[act].reward(account, 1),
    rememberNetwork: async (account: string, address: string) => {
      await networks.set(hashOf(pairOf(account, address)), 1, KNOWN_NETWORK_SECONDS);
    },
  };
}

/** Limits kept in the database, so that they hold across processes (docs/spec/accounts.md#limits). */
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
  const accounts = limitersOf(POINTS, (act, points) => limiter(`${act}:account`, points));
  const pairs = limitersOf(POINTS, (act, points) => limiter(`${act}:pair`, points));
  const addresses = limitersOf(POINTS, (act, points) =>
    limiter(`${act}:address`, Math.max(1, Math.round(points * ADDRESS_MULTIPLE * addressFactor))),
  );
  const daily = dailyLimits(limiter);
  return {
    takeForAccount: (act, account) => take(accounts[act], account),
    takeForAddress: (act, address) => take(addresses[act], networkOf(address)),
    giveBack: async (act, account) => {
      await accounts[act].reward(account, 1);
    },
    takeForPair: (act, account, address) => take(pairs[act], pairOf(account, address)),
    takeForDay: daily.take,
    giveBackPairAndDay: async (act, account, address) => {
      await pairs[act].reward(pairOf(account, address), 1);
      await daily.giveBack(act, account);
    },
    rememberNetwork: daily.rememberNetwork,
    forgetOver: async () => {
      await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`));
    },
  };
}

const rateLimited = ({ msBeforeNext }: RateLimiterRes) =>
  appError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

/** Counts a try. Returns the refusal past the limit. */
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
