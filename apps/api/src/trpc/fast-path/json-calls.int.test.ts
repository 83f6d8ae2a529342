import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCH_MAX } from '@aabha/contracts/settings/limits';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let productId: string;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = await signedInAs(shop);
  productId = (await aProduct(shop.db)).id;
});
afterAll(() => shop.stop());

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const HEADERS = ['content-type', 'vary', 'cache-control', 'retry-after'] as const;

/**
 * Returns the response to a call on the fast path or, with a parameter that the fast path rejects, by tRPC's
 * own adapter.
 */
async function responseOf(way: 'fast path' | 'adapter', path: string, init: RequestInit) {
  const mark = way === 'fast path' ? '' : `${path.includes('?') ? '&' : '?'}connectionParams=null`;
  const response = await fetch(`${shop.url}/trpc/${path}${mark}`, init);
  const headers = HEADERS.map((name) => response.headers.get(name)?.replace('; charset=utf-8', '') ?? null);
  return { status: response.status, headers, body: await response.text() };
}

const asShopper = (): RequestInit => ({ headers: { authorization: `Bearer ${shopper.token}` } });
const posting = (body: string | null, type: string | undefined = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: type === undefined ? {} : { 'content-type': type },
  body,
});

const CALLS: [string, () => [string, RequestInit]][] = [
  ['one call', () => [`products.get?input=${encoded({ id: productId })}`, {}]],
  ['one call without input', () => ['settings.get', {}]],
  ['one by someone signed in', () => [`cart.list?input=${encoded({})}`, asShopper()]],
  ['one that is refused', () => [`products.get?input=${encoded({ id: 'none' })}`, {}]],
  ['one that needs a session', () => [`cart.list?input=${encoded({})}`, {}]],
  ['one with wrong fields', () => [`products.list?input=${encoded({ pageSize: 0, more: 1 })}`, {}]],
  ['a batch', () => [`settings.get,reviews.list?batch=1&input=${encoded({ 1: {} })}`, {}]],
  ['a batch of one', () => ['settings.get?batch=1', {}]],
  [
    'a batch that half succeeds',
    () => [`settings.get,products.get?batch=1&input=${encoded({ 1: { id: 'none' } })}`, {}],
  ],
  ['a batch whose inputs are no object', () => [`settings.get,settings.get?batch=1&input=7`, {}]],
  [
    'a batch that is too large',
    () => [
      `${Array(BATCH_MAX + 1)
        .fill('settings.get')
        .join(',')}?batch=1`,
      {},
    ],
  ],
  ['a batch with an unknown name', () => ['settings.get,constructor?batch=1', {}]],
  ['two names without a batch', () => ['settings.get,settings.get', {}]],
  ['an unknown name', () => ['__proto__', {}]],
  ['a query that is posted', () => ['settings.get', posting('{}')]],
  ['a mutation with GET', () => [`contact.subscribe?input=${encoded({})}`, {}]],
  ['a mutation with invalid fields', () => ['accounts.login', posting('{"email":"x"}')]],
  ['a mutation with malformed JSON', () => ['accounts.login', posting('{"email":')]],
  ['a mutation without a body', () => ['accounts.login', posting('')]],
  ['a mutation with another content type', () => ['accounts.login', posting('a=b', 'text/plain')]],
  ['an input that is no JSON', () => ['products.list?input=%7B', {}]],
  ['an input of null', () => ['products.list?input=null', {}]],
  ['a streamed response', () => ['settings.get', { headers: { 'trpc-accept': 'application/jsonl' } }]],
];

describe('the JSON fast path', () => {
  it.each(CALLS)('responds to %s exactly as tRPC’s adapter does', async (_name, call) => {
    const plain = await responseOf('fast path', ...call());
    expect(plain).toEqual(await responseOf('adapter', ...call()));
    expect(plain.body).toMatch(/^[[{]/);
  });

  it('sends Retry-After past a limit', async () => {
    const guess = () =>
      responseOf('fast path', 'accounts.login', posting('{"email":"g@example.in","password":"x"}'));
    for (let n = 0; n < 10; n += 1) await guess();
    const { status, headers } = await guess();
    expect(status).toBe(429);
    expect(Number(headers.at(-1))).toBeGreaterThan(0);
  });
});
