import { beforeEach, describe, expect, it } from 'vitest';
import {
  decideIntent,
  decideReturn,
  INTENT_MAX_AGE_MS,
  intentPath,
  parseIntent,
  parseResumed,
  readyIntent,
  takeIntent,
} from './take-intent';
import { storeIntent, type SignInIntent, type StoredIntent } from './sign-in-intent';

const CART: SignInIntent = { kind: 'cart', productId: 'p1', quantity: 2 };
const NOW = 1_800_000_000_000;
const stored = (changes: Partial<StoredIntent> = {}): StoredIntent => ({
  intent: CART,
  owner: '',
  createdAtMs: NOW - 60_000,
  isReady: true,
  ...changes,
});

describe('parseIntent', () => {
  it('returns what was stored', () => {
    for (const intent of [
      CART,
      { ...CART, warrantyMonths: 12 },
      { kind: 'review', productId: 'p1' } as const,
      { kind: 'offer', offer: 't' } as const,
    ])
      expect(parseIntent(JSON.stringify(stored({ intent })))).toEqual(stored({ intent }));
  });
  it('returns undefined for anything else', () => {
    const bad = [
      { kind: 'cart', productId: 'p1', quantity: 0 },
      { kind: 'cart', productId: 'p1', quantity: 1.5 },
      { kind: 'cart', productId: 'p1', quantity: 1, warrantyMonths: -1 },
      { kind: 'cart', productId: '', quantity: 1 },
      { kind: 'order', productId: 'p1' },
      { kind: 'offer', productId: 'p1' },
      { kind: 'offer', offer: '' },
    ];
    const texts = bad.map((intent) => JSON.stringify({ ...stored(), intent }));
    for (const text of [null, '', 'x', 'null', '[]', '{}', ...texts])
      expect(parseIntent(text)).toBeUndefined();
  });
});

describe('decideReturn', () => {
  it('follows the address without an intent', () => {
    expect(decideReturn(undefined, '/cart', NOW)).toEqual({ path: '/cart', isReady: false });
  });
  it('returns to the page of the intent, even when the address lost it', () => {
    for (const returnTo of ['/', '/television/p1'])
      expect(decideReturn(stored(), returnTo, NOW)).toEqual({ path: '/television/p1', isReady: true });
  });
  it('follows another address, and does not resume an expired intent', () => {
    expect(decideReturn(stored(), '/myorders', NOW)).toEqual({ path: '/myorders', isReady: false });
    const old = stored({ createdAtMs: NOW - INTENT_MAX_AGE_MS - 1 });
    expect(decideReturn(old, '/', NOW)).toEqual({ path: '/', isReady: false });
    expect(decideReturn(old, '/television/p1', NOW)).toEqual({ path: '/television/p1', isReady: false });
  });
  it('returns to the offer of a television', () => {
    const offer = stored({ intent: { kind: 'offer', offer: 't' } });
    for (const returnTo of ['/', '/passport/offer-t'])
      expect(decideReturn(offer, returnTo, NOW)).toEqual({ path: '/passport/offer-t', isReady: true });
  });
  it('stays in the shop, whatever is stored', () => {
    expect(intentPath({ ...CART, productId: '/evil.example' })).toBe('/television/%2Fevil.example');
  });
});

describe('decideIntent', () => {
  const at = { userId: 'u1', nowMs: NOW, resumedAtMs: undefined };
  it('resumes the intent of a visitor or of the same person', () => {
    expect(decideIntent(stored(), at)).toBe('resume');
    expect(decideIntent(stored({ owner: 'u1' }), at)).toBe('resume');
  });
  it("drops another person's intent, and one that another tab has resumed", () => {
    expect(decideIntent(stored({ owner: 'u2' }), at)).toBe('drop');
    expect(decideIntent(stored(), { ...at, resumedAtMs: NOW - 1 })).toBe('drop');
    expect(decideIntent(stored(), { ...at, resumedAtMs: NOW - 61_000 })).toBe('resume');
  });
  it('returns ask when the intent is expired, or the person did not come from signing in', () => {
    expect(decideIntent(stored({ createdAtMs: NOW - INTENT_MAX_AGE_MS - 1 }), at)).toBe('ask');
    expect(decideIntent(stored({ isReady: false }), at)).toBe('ask');
  });
});

describe('parseResumed', () => {
  it('drops entries older than an intent may be', () => {
    const text = JSON.stringify({ '/a': NOW - 1, '/b': NOW - INTENT_MAX_AGE_MS - 1, '/c': 'x' });
    expect(parseResumed(text, NOW)).toEqual({ '/a': NOW - 1 });
    expect(parseResumed('no', NOW)).toEqual({});
  });
});

describe('takeIntent', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  it('resumes once: not after a reload or the back button', async () => {
    storeIntent(CART, '');
    expect(readyIntent('/')).toBe('/television/p1');
    expect(await takeIntent('cart', 'p1', 'u1')).toEqual({ intent: CART, decision: 'resume' });
    expect(await takeIntent('cart', 'p1', 'u1')).toBeUndefined();
  });
  it('does not resume again in a duplicated tab, which has a copy of the storage', async () => {
    storeIntent(CART, '');
    readyIntent('/television/p1');
    const copy = sessionStorage.getItem('sign-in-intent') ?? '';
    await takeIntent('cart', 'p1', 'u1');
    sessionStorage.setItem('sign-in-intent', copy);
    expect(await takeIntent('cart', 'p1', 'u1')).toMatchObject({ decision: 'drop' });
  });
  it('leaves the intent of another page or another action', async () => {
    storeIntent(CART, '');
    expect(await takeIntent('cart', 'p2', 'u1')).toBeUndefined();
    expect(await takeIntent('review', 'p1', 'u1')).toBeUndefined();
    expect(await takeIntent('cart', 'p1', 'u1')).toMatchObject({ decision: 'ask' });
  });
});
