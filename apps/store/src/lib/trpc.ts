import type { AppRouter } from '@aabha/api/router';
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { BATCH_MAX } from '@aabha/contracts/settings/limits';
import { readToken } from './session';

/** The API in components: `trpc.products.get.useSuspenseQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiClient = TRPCClient<AppRouter>;
/** The API in loaders: `context.api.products.get.ensureData({ id })`. */
export type ApiQueries = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
/** What procedures answer with, as it comes over the wire. */
export type ApiOutputs = inferRouterOutputs<AppRouter>;

const BATCH = { maxURLLength: 4000, maxItems: BATCH_MAX };

/** Calls on the page's own origin, with the token of the moment (product §4). */
export function makeBrowserClient(): ApiClient {
  const headers = () => {
    const token = readToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  };
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: '/trpc', headers, ...BATCH })],
  });
}

const SERVER_TIMEOUT_MS = 8_000;

/** Calls of the page server: straight to the API, without a token, and never waiting long. */
export function makeServerClient(apiUrl: string, signal: AbortSignal): ApiClient {
  const withTimeout: typeof fetch = (input, init) => {
    const signals = [signal, AbortSignal.timeout(SERVER_TIMEOUT_MS), ...(init?.signal ? [init.signal] : [])];
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  };
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: new URL('/trpc', apiUrl).href, fetch: withTimeout, ...BATCH })],
  });
}
