import { QueryCache, MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { ErrorScreen } from './layout/ErrorScreen';
import { NotFound } from './layout/NotFound';
import { describeError } from './lib/api-error';
import { notify } from './lib/notify';
import { handOver, takeOver } from './lib/page-queries';
import { makeScrollRestoration } from './lib/scroll-position';
import { readToken, signOut } from './lib/session';
import { trpc, type ApiClient } from './lib/trpc';
import { routeTree } from './routeTree.gen';

const FRESH_MS = 60_000;
const isServer = typeof window === 'undefined';

/**
 * A token that the server no longer takes is given up at once: the shopper is a visitor again
 * (docs/spec/sessions-and-access.md#token).
 */
function endDeadSession(error: unknown): boolean {
  const dead = !isServer && describeError(error).reason === 'SESSION_EXPIRED';
  if (dead) signOut();
  return dead;
}

/** The server's refusals do not change by asking again; a lost connection, or a shop that is just starting, may. */
function mayPass(error: unknown): boolean {
  const { reason } = describeError(error);
  return reason === undefined || reason === 'NOT_READY' || reason === 'TEMPORARILY_UNAVAILABLE';
}

/** `askToSignIn` is called when somebody did what only a signed-in shopper may, with a session that is over. */
function makeQueryClient(askToSignIn: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // Said once, and by nobody else: a screen that was only being read goes away without a word.
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
  /** On the server: what the Content-Security-Policy knows the page's own inline scripts by. */
  nonce?: string;
}

/** One router per request on the server, one for the page's life in the browser. */
export function makeRouter(client: ApiClient, { origin, googleAnalyticsId, nonce }: RouterOptions) {
  const queryClient = makeQueryClient(() => {
    const { href } = router.state.location;
    // The screen itself may lead there too, and in its own words; it goes first.
    setTimeout(() => {
      if (router.state.location.href === href)
        void router.navigate({ to: '/signin', search: { redirect: href } });
    });
  });
  const api = createTRPCQueryUtils({ queryClient, client });
  const router = createRouter({
    routeTree,
    context: { queryClient, api, origin, googleAnalyticsId },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: makeScrollRestoration(),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorScreen,
    dehydrate: () => handOver(queryClient),
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
  }
}
