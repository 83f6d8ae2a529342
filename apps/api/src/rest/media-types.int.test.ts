import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRouter } from '../modules/router';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { restEndpoints } from './rest-routes';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const PLAIN = { method: 'POST', headers: { 'content-type': 'text/plain' } };
const REFUSED = 'This type of content is not accepted here.';
const mutations = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
).flatMap(([name, { _def }]) => (_def.type === 'mutation' ? [name] : []));

it.each(['{}', '', 'a=b'])(
  'is 415 for plain text on every POST of REST, with the body “%s”',
  async (body) => {
    const posts = restEndpoints().filter(({ method }) => method === 'POST');
    expect(posts.length).toBeGreaterThan(30);
    for (const { path } of posts) {
      const response = await fetch(`${shop.url}/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`, {
        ...PLAIN,
        body,
      });
      const failure = (await response.json()) as { message: string };
      expect({ path, status: response.status, failure }).toMatchObject({
        status: 415,
        failure: { message: REFUSED },
      });
    }
  },
);

it.each(['{}', ''])('is 415 for plain text on every mutation of tRPC, with the body “%s”', async (body) => {
  expect(mutations.length).toBeGreaterThan(30);
  for (const name of mutations) {
    const response = await fetch(`${shop.url}/trpc/${name}`, { ...PLAIN, body });
    const failure = (await response.json()) as { error: { message: string } };
    expect({ name, status: response.status, failure }).toMatchObject({
      status: 415,
      failure: { error: { message: REFUSED } },
    });
  }
});
