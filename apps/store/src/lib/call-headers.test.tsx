import { SESSION_HEADER } from '@aabha/contracts/sessions/sessions.values';
import { storeSessionToken } from '@aabha/web/session/store-session-token';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callHeaders } from './call-headers';
import { readSession } from './session';

const NOW = Date.parse('2026-11-20T09:00:00Z') / 1000;
const LIFE = 900;

/** Returns a token of an app of the shop: of `age` seconds, that can be renewed for an hour. */
function tokenOf(
  name: string,
  { age = 0, until = NOW + 3600 }: { age?: number; until?: number | null } = {},
) {
  const iat = NOW - age;
  const claims = { userId: name, role: 'User', iat, exp: iat + LIFE, ...(until && { until }) };
  return `x.${btoa(JSON.stringify(claims))}.`;
}

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (token: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ result: { data: { token } } })));
const bearer = async () => (await callHeaders())['authorization'];

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it('has no token of a visitor, and names the app', async () => {
  expect(await callHeaders()).toEqual({ 'accept-language': 'en-IN', [SESSION_HEADER]: 'store' });
  expect(sent).not.toHaveBeenCalled();
});

it('renews a token before it expires, once for calls at once, and keeps the shopper signed in', async () => {
  const [first, second] = [tokenOf('a'), tokenOf('a', { age: -850 })];
  storeSessionToken(first);
  expect(await bearer()).toBe(`Bearer ${first}`);
  wait(LIFE - 50);
  sent.mockImplementation(answer(second));
  expect(await Promise.all([bearer(), bearer(), bearer()])).toEqual(Array(3).fill(`Bearer ${second}`));
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    '/trpc/sessions.renew',
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ [SESSION_HEADER]: 'store' }),
    }),
  );
  wait(LIFE * 2);
  expect(readSession()?.userId).toBe('a');
});

it('counts by the receipt of a token, so that a device with a wrong clock renews as others do', async () => {
  wait(-7200);
  storeSessionToken(tokenOf('a'));
  wait(60);
  await bearer();
  expect(sent).not.toHaveBeenCalled();
  sent.mockImplementation(answer(tokenOf('a', { age: -900 })));
  wait(LIFE);
  await bearer();
  expect(sent).toHaveBeenCalledOnce();
});

it('never renews a token that cannot be, and stops where the server refuses', async () => {
  storeSessionToken(tokenOf('a', { until: null }));
  wait(LIFE * 2);
  await bearer();
  expect(sent).not.toHaveBeenCalled();
  expect(readSession()).toBeNull();
  const refused = tokenOf('b', { age: -2 * LIFE });
  storeSessionToken(refused);
  wait(LIFE);
  sent.mockResolvedValue(new Response('{}', { status: 401 }));
  expect(await bearer()).toBe(`Bearer ${refused}`);
  expect(await bearer()).toBe(`Bearer ${refused}`);
  expect(sent).toHaveBeenCalledOnce();
});

it('tries again with the next call where the shop cannot be reached', async () => {
  const [first, second] = [tokenOf('a'), tokenOf('a', { age: -850 })];
  storeSessionToken(first);
  wait(LIFE);
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await bearer()).toBe(`Bearer ${first}`);
  sent.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  expect(await bearer()).toBe(`Bearer ${first}`);
  sent.mockImplementation(answer(second));
  expect(await bearer()).toBe(`Bearer ${second}`);
});

it('does not bring back a session that was ended meanwhile', async () => {
  storeSessionToken(tokenOf('a'));
  wait(LIFE);
  sent.mockImplementation(() => {
    localStorage.removeItem('token');
    return answer(tokenOf('a'))();
  });
  expect(await bearer()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
});
