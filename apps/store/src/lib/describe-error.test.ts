import { ERROR_TABLE } from '@aabha/contracts/errors/error-table';
import { couldNotReachShop, shopFailed } from '@aabha/messages/connection';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { expect, it } from 'vitest';
import type { AppRouter } from '@aabha/api/modules/router';
import { describeError } from './describe-error';

/** Returns what a screen shows of a call whose request ends so. */
async function shownOf(fetch: () => Promise<Response>): Promise<string> {
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: 'http://shop.example/trpc', fetch })],
  });
  return client.accounts.me.query().then(
    () => 'no failure',
    (error: unknown) => describeError(error).message,
  );
}

it('tells a connection that fails from a shop that does not run', async () => {
  expect(await shownOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(couldNotReachShop);
  const ofProxy = new Response('<html>503 Service Unavailable</html>', { status: 503 });
  expect(await shownOf(() => Promise.resolve(ofProxy))).toBe(shopFailed);
  expect(shopFailed).toBe(ERROR_TABLE.INTERNAL.message);
});
