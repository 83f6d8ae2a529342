import type { BuyNowItem } from '@aabha/contracts/checkout/buy-now.schema';
import { QueryCache, MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BASE_PATH } from '@aabha/messages/language';
import { createRouter } from '@tanstack/react-router';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { isTokenDue } from '@aabha/web/session/token-due';
import { ErrorScreen } from './layout/ErrorScreen';
import { NotFound } from './layout/NotFound';
import { describeError } from './lib/describe-error';
import { notify } from './lib/notify';
import { handOver, takeOver } from './lib/page-queries';
import { makeScrollRestoration } from './lib/scroll-restoration';
import { readToken, signOut } from './lib/session';
import { trpc, type ApiClient } from './lib/trpc';
import { routeTree } from './routeTree.gen';

const FRESH_MS = 60_000;
const isServer = typeof window === 'undefined';

/** Whether the token was refused, and is not one whose renewal got no answer: that is tried again with the next call. */
const isDead = (reason: string | undefined) => !isServer && reason === 'SESSION_EXPIRED' && !isTokenDue();

/**
 * Removes a token that the server no longer accepts: the shopper is a visitor again
 * (docs/spec/sessions-and-access.md#token).
 */
function endDeadSession(error: unknown): boolean {
  const dead = isDead(describeError(error).reason);
  if (dead) signOut();
  return dead;
}

/** Refusals are not retried; lost connections, also of a renewal, and a shop that is starting are. */
function mayPass(error: unknown): boolean {
  const { reason } = describeError(error);
  return (
    reason === undefined ||
    reason === 'NOT_READY' ||
    reason === 'TEMPORARILY_UNAVAILABLE' ||
    (reason === 'SESSION_EXPIRED' && !isDead(reason))
  );
}

/** `askToSignIn` is called when an action failed because its session has expired. */
function makeQueryClient(askToSignIn: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // Shown here once, since the screen is left without a message of its own when its session expires.
        const first = !isServer && readToken() !== null;
        if (endDeadSession(error) && first) notify('info', describeError(error).message, 'sign-in');
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (endDeadSession(error)) askToSignIn();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (count, error) => !isServer && count < 2 && mayPass(error),
      },
    },
  });
}

interface RouterOptions {
  origin: string;
  googleAnalyticsId: string;
  /** On the server: the nonce of the page's inline scripts in the Content-Security-Policy. */
  nonce?: string;
  /** On the server: the visitor's ticket of a waiting room. */
  ticket?: string | undefined;
}

/** Creates a router, one per request on the server and one per page in the browser. */
export function makeRouter(client: ApiClient, { origin, googleAnalyticsId, nonce, ticket }: RouterOptions) {
  const queryClient = makeQueryClient(() => {
    const { href } = router.state.location;
    // The screen may redirect with its own message, so it runs first.
    setTimeout(() => {
      if (router.state.location.href === href)
        void router.navigate({ to: '/signin', search: { redirect: href } });
    });
  });
  const api = createTRPCQueryUtils({ queryClient, client });
  const router = createRouter({
    routeTree,
    ...(BASE_PATH ? { basepath: BASE_PATH } : {}),
    context: { queryClient, api, origin, googleAnalyticsId, ticket },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: makeScrollRestoration(),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorScreen,
    ...(import.meta.env.SSR ? { dehydrate: () => handOver(queryClient) } : {}),
    hydrate: (page) => takeOver(queryClient, page),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <trpc.Provider client={client} queryClient={queryClient}>
          {children}
        </trpc.Provider>
      </QueryClientProvider>
    ),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface HistoryState {
    /** Set by the cart's button: /checkout opens only from there (docs/spec/checkout.md#screen). */
    fromCart?: boolean;
    /** Set by Buy Now: what /checkout is for instead of the cart (docs/spec/checkout.md#buy-now). */
    buyNow?: BuyNowItem | undefined;
    /** Why /checkout led back to the cart. */
    problem?: string;
  }
}
