import { OFFER_PREFIX } from '@aabha/contracts/passports/transfers.values';

import {
  forgetIntent,
  readIntentText,
  writeIntent,
  type SignInIntent,
  type StoredIntent,
} from './sign-in-intent';

const RESUMED_KEY = 'resumed-intents';
/** Lifetime of an intent. Signing up with a mailed code takes minutes; older intents count as abandoned. */
export const INTENT_MAX_AGE_MS = 30 * 60_000;

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isIntent(value: unknown): value is SignInIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, offer, productId, quantity, warrantyMonths } = value as Record<string, unknown>;
  const id = kind === 'offer' ? offer : productId;
  if (typeof id !== 'string' || id === '') return false;
  if (kind === 'offer') return true;
  if (kind === 'review') return true;
  const isWarrantyValid = warrantyMonths === undefined || isCount(warrantyMonths);
  return kind === 'cart' && isCount(quantity) && quantity !== 0 && isWarrantyValid;
}

/** Returns the intent of a stored text; undefined for anything invalid. */
export function parseIntent(text: string | null): StoredIntent | undefined {
  try {
    const { intent, owner, createdAtMs, isReady } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (!isIntent(intent) || typeof owner !== 'string' || typeof createdAtMs !== 'number') return undefined;
    return { intent, owner, createdAtMs, isReady: isReady === true };
  } catch {
    return undefined; // nothing stored, or not by this shop
  }
}

/** Returns what an intent is about. */
const subjectOf = (intent: SignInIntent) => (intent.kind === 'offer' ? intent.offer : intent.productId);

/** Returns the page of an intent. It is built from the id, never read from storage. */
export function intentPath(intent: SignInIntent): string {
  const id = encodeURIComponent(subjectOf(intent));
  if (intent.kind === 'offer') return `/passport/${OFFER_PREFIX}${id}`;
  return intent.kind === 'review' ? `/television/${id}#write-review` : `/television/${id}`;
}

const isFresh = ({ createdAtMs }: StoredIntent, nowMs: number) => nowMs - createdAtMs <= INTENT_MAX_AGE_MS;

/**
 * Returns the address to open after signing in. `returnTo` is the requested address; where that is the home
 * page, a fresh intent leads back to its own page. `isReady` says whether the intent resumes there without a
 * question.
 */
export function decideReturn(
  stored: StoredIntent | undefined,
  returnTo: string,
  nowMs: number,
): { path: string; isReady: boolean } {
  if (!stored) return { path: returnTo, isReady: false };
  const path = intentPath(stored.intent);
  const isWanted = returnTo === '/' || returnTo === path;
  return isWanted && isFresh(stored, nowMs) ? { path, isReady: true } : { path: returnTo, isReady: false };
}

/** What happens to an intent on its page after signing in. */
export type IntentDecision = 'resume' | 'ask' | 'drop';

/**
 * Returns 'resume' for an intent of the same person, or of a visitor, who signed in for it, and 'drop' for
 * one of another person or one that another tab has resumed. Otherwise, expired or signed in for something
 * else, returns 'ask'.
 */
export function decideIntent(
  stored: StoredIntent,
  at: { userId: string; nowMs: number; resumedAtMs: number | undefined },
): IntentDecision {
  if (stored.owner !== '' && stored.owner !== at.userId) return 'drop';
  if (at.resumedAtMs !== undefined && at.resumedAtMs >= stored.createdAtMs) return 'drop';
  return stored.isReady && isFresh(stored, at.nowMs) ? 'resume' : 'ask';
}

const read = () => parseIntent(readIntentText());

/** Called after signing in. Returns the path to open. */
export function readyIntent(returnTo: string): string {
  const stored = read();
  const { path, isReady } = decideReturn(stored, returnTo, Date.now());
  if (stored && isReady) writeIntent({ ...stored, isReady });
  return path;
}

type ResumedTimes = Record<string, number>;

/** Times at which intents were resumed in any tab, by page, without expired ones. */
export function parseResumed(text: string | null, nowMs: number): ResumedTimes {
  try {
    const entries = Object.entries(JSON.parse(text ?? '') as Record<string, unknown>);
    const recent = entries.filter(([, at]) => typeof at === 'number' && nowMs - at <= INTENT_MAX_AGE_MS);
    return Object.fromEntries(recent) as ResumedTimes;
  } catch {
    return {};
  }
}

/** Runs `callback` under a lock that all tabs share; without lock support, runs it directly. */
function exclusively<T>(callback: () => T): Promise<T> {
  if (!('locks' in navigator)) return Promise.resolve().then(callback);
  return navigator.locks.request(RESUMED_KEY, () => callback());
}

/**
 * Removes the intent of a page from storage and returns the decision about it; undefined without one. A
 * second call finds none, so a reload, the back button or a duplicated tab does not repeat the action.
 */
export async function takeIntent<K extends SignInIntent['kind']>(
  kind: K,
  id: string,
  userId: string,
): Promise<{ intent: Extract<SignInIntent, { kind: K }>; decision: IntentDecision } | undefined> {
  const stored = read();
  if (stored?.intent.kind !== kind || subjectOf(stored.intent) !== id) return undefined;
  forgetIntent();
  const decision = await exclusively(() => {
    const nowMs = Date.now();
    const resumed = parseResumed(localStorage.getItem(RESUMED_KEY), nowMs);
    const path = intentPath(stored.intent);
    const decided = decideIntent(stored, { userId, nowMs, resumedAtMs: resumed[path] });
    if (decided === 'resume')
      localStorage.setItem(RESUMED_KEY, JSON.stringify({ ...resumed, [path]: nowMs }));
    return decided;
  });
  return { intent: stored.intent as Extract<SignInIntent, { kind: K }>, decision };
}
