import type { AppRouter } from '@aabha/api/modules/router';
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

/** Calls on the page's own origin, with the token of the moment (docs/spec/sessions-and-access.md#token). */
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

/** Whether the API says of an answer that it may be outdated: a time to live below zero (RFC 9211). */
const isStale = (answer: Response) => /ttl=-\d/.test(answer.headers.get('cache-status') ?? '');

/**
 * Calls of the page server: straight to the API, without a token, and never waiting long. `onStale` is called when an
 * answer may be outdated.
 */
export function makeServerClient(
  apiUrl: string,
  signal: AbortSignal,
  onStale: () => void = () => undefined,
): ApiClient {
  const withTimeout: typeof fetch = async (input, init) => {
    const signals = [signal, AbortSignal.timeout(SERVER_TIMEOUT_MS), ...(init?.signal ? [init.signal] : [])];
    const answer = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    if (isStale(answer)) onStale();
    return answer;
  };
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: new URL('/trpc', apiUrl).href, fetch: withTimeout, ...BATCH })],
  });
}
