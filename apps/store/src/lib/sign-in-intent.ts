const STORAGE_KEY = 'sign-in-intent';
const RESUMED_KEY = 'resumed-intents';
/** Signing up with a code from the mail takes minutes; what is older was given up. */
export const INTENT_MAX_AGE_MS = 30 * 60_000;

/** What a visitor began on a television's page and may only finish signed in. Holds nothing about the person but an id. */
export type SignInIntent =
  | {
      kind: 'cart';
      productId: string;
      quantity: number;
      /** The chosen protection in months, 0 for none; undefined while it has not been chosen. */
      warrantyMonths?: number;
    }
  | { kind: 'review'; productId: string };

export interface StoredIntent {
  intent: SignInIntent;
  /** Whose session had ended, or empty for a visitor. */
  owner: string;
  createdAtMs: number;
  /** Set on the way back from signing in: the act goes on by itself. */
  isReady: boolean;
}

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isIntent(value: unknown): value is SignInIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, productId, quantity, warrantyMonths } = value as Record<string, unknown>;
  if (typeof productId !== 'string' || productId === '') return false;
  if (kind === 'review') return true;
  const isWarrantyValid = warrantyMonths === undefined || isCount(warrantyMonths);
  return kind === 'cart' && isCount(quantity) && quantity !== 0 && isWarrantyValid;
}

/** Returns what stored text says of an intent; undefined for anything else. */
export function parseIntent(text: string | null): StoredIntent | undefined {
  try {
    const { intent, owner, createdAtMs, isReady } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (!isIntent(intent) || typeof owner !== 'string' || typeof createdAtMs !== 'number') return undefined;
    return { intent, owner, createdAtMs, isReady: isReady === true };
  } catch {
    return undefined; // nothing stored, or not by this shop
  }
}

/** Returns the page of the shop on which an intent began. Made from its id, never read from storage. */
export function intentPath({ kind, productId }: SignInIntent): string {
  const page = `/television/${encodeURIComponent(productId)}`;
  return kind === 'review' ? `${page}#write-review` : page;
}

const isFresh = ({ createdAtMs }: StoredIntent, nowMs: number) => nowMs - createdAtMs <= INTENT_MAX_AGE_MS;

/**
 * Returns where to go after signing in. `returnTo` is what the address asks for, the home page where it asks for nothing:
 * then a fresh intent leads back to its own page. `isReady` says whether the intent goes on there by itself.
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

/** What becomes of an intent on its page, once somebody is signed in. */
export type IntentDecision = 'resume' | 'ask' | 'drop';

/**
 * Resumes what the same person, or a visitor, began and signed in for. Drops another person's intent and one that another
 * tab has resumed since it began. Everything else is old or signed in for elsewhere: the shopper is asked.
 */
export function decideIntent(
  stored: StoredIntent,
  at: { userId: string; nowMs: number; resumedAtMs: number | undefined },
): IntentDecision {
  if (stored.owner !== '' && stored.owner !== at.userId) return 'drop';
  if (at.resumedAtMs !== undefined && at.resumedAtMs >= stored.createdAtMs) return 'drop';
  return stored.isReady && isFresh(stored, at.nowMs) ? 'resume' : 'ask';
}

const read = () => parseIntent(sessionStorage.getItem(STORAGE_KEY));
const write = (stored: StoredIntent) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));

/** Stores what is to go on after signing in, in this tab. The newest replaces an older one. */
export function storeIntent(intent: SignInIntent, owner: string): void {
  write({ intent, owner, createdAtMs: Date.now(), isReady: false });
}

export function forgetIntent(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

/** Called on the way out of the sign-in pages. Returns the path to go to. */
export function readyIntent(returnTo: string): string {
  const stored = read();
  const { path, isReady } = decideReturn(stored, returnTo, Date.now());
  if (stored && isReady) write({ ...stored, isReady });
  return path;
}

type ResumedTimes = Record<string, number>;

/** When intents were resumed in any tab, by their page, without those that are too old to matter. */
export function parseResumed(text: string | null, nowMs: number): ResumedTimes {
  try {
    const entries = Object.entries(JSON.parse(text ?? '') as Record<string, unknown>);
    const recent = entries.filter(([, at]) => typeof at === 'number' && nowMs - at <= INTENT_MAX_AGE_MS);
    return Object.fromEntries(recent) as ResumedTimes;
  } catch {
    return {};
  }
}

/** Runs `act` while no other tab runs one; browsers without locks just run it. */
function exclusively<T>(act: () => T): Promise<T> {
  if (!('locks' in navigator)) return Promise.resolve().then(act);
  return navigator.locks.request(STORAGE_KEY, () => act());
}

/**
 * Takes the intent of a page out of storage and says what becomes of it, or returns undefined where there is none. The
 * second call finds none: neither a reload, the back button nor a copy of the tab does the same thing twice.
 */
export async function takeIntent<K extends SignInIntent['kind']>(
  kind: K,
  productId: string,
  userId: string,
): Promise<{ intent: Extract<SignInIntent, { kind: K }>; decision: IntentDecision } | undefined> {
  const stored = read();
  if (stored?.intent.kind !== kind || stored.intent.productId !== productId) return undefined;
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
