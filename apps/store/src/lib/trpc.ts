import type { AppRouter } from '@aabha/api/modules/router';
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { BATCH_MAX } from '@aabha/contracts/settings/limits';
import { REPEATABLE_CALLS, STORE_KEYED_CALLS } from '@aabha/contracts/wire/repeated-calls';
import { repeatCall } from '@aabha/web/repeat-call';
import { callHeaders } from './call-headers';
import { withRefusalMessages } from './refusal-messages';

/** The API in components: `trpc.products.get.useSuspenseQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiClient = TRPCClient<AppRouter>;
/** The API in loaders: `context.api.products.get.ensureData({ id })`. */
export type ApiQueries = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
/** Response types of the procedures, as sent over the wire. */
export type ApiOutputs = inferRouterOutputs<AppRouter>;

const BATCH = { maxURLLength: 4000, maxItems: BATCH_MAX };

/** Calls on the page's own origin. */
export function makeBrowserClient(): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [
      (runtime) => {
        const linkOf = (more: object) =>
          httpBatchLink<AppRouter>({ url: '/trpc', headers: callHeaders, ...BATCH, ...more })(runtime);
        const batched = linkOf({ fetch: withRefusalMessages() });
        /* A key is that of one call, so these calls are sent alone. */
        const keyed = linkOf({ maxItems: 1, fetch: withRefusalMessages(repeatCall(true)) });
        const repeated = linkOf({ maxItems: 1, fetch: withRefusalMessages(repeatCall(false)) });
        return (call) => {
          const { path } = call.op;
          if (STORE_KEYED_CALLS.includes(path)) return keyed(call);
          return (REPEATABLE_CALLS.includes(path) ? repeated : batched)(call);
        };
      },
    ],
  });
}

const SERVER_TIMEOUT_MS = 8_000;

/** Returns whether a response may be outdated: a negative time to live (RFC 9211). */
const isStale = (response: Response) => /ttl=-\d/.test(response.headers.get('cache-status') ?? '');

/**
 * Creates the client of the page server: directly to the API, without a token, with a short timeout.
 * `onStale` is called for a response that may be outdated.
 */
export function makeServerClient(
  apiUrl: string,
  signal: AbortSignal,
  onStale: () => void = () => undefined,
): ApiClient {
  const withTimeout: typeof fetch = async (input, init) => {
    const signals = [signal, AbortSignal.timeout(SERVER_TIMEOUT_MS), ...(init?.signal ? [init.signal] : [])];
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    if (isStale(response)) onStale();
    return response;
  };
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: new URL('/trpc', apiUrl).href,
        fetch: withRefusalMessages(withTimeout),
        ...BATCH,
      }),
    ],
  });
}
