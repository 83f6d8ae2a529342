import '@testing-library/jest-dom/vitest';
import { Suspense, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/Toasts';
import { makeBrowserClient, trpc } from '../lib/trpc';
import { fakeApi, type FakeResponse } from './fake-api';

const toBase64 = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '');

/** Stores the token of a shopper, as signing in does. */
export function signInShopper(userId = 'shopper-1'): void {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem('token', `${toBase64({ alg: 'none' })}.${toBase64({ userId, role: 'User', exp })}.`);
}

/**
 * Renders a component of the shop with router, query client, theme and toasts. The network is a fake of the API
 * with `responses`.
 */
export async function renderInShop(
  ui: ReactNode,
  responses: Readonly<Record<string, FakeResponse>> = {},
  path = '/',
) {
  // Toasts are stored outside React, so those of an earlier test would still be there.
  notifications.clean();
  notifications.cleanQueue();
  const calls = fakeApi(responses);
  const client = makeBrowserClient();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
    component: () => (
      <main>
        <Suspense fallback={null}>{ui}</Suspense>
      </main>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient },
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <RouterProvider router={router} />
          <Toasts />
        </trpc.Provider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByRole('main');
  return {
    user: userEvent.setup({ delay: null }),
    /** The inputs that a procedure was called with. */
    inputsOf: (procedure: string) =>
      calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
    address: () => router.state.location.href,
    /** What the last navigation carried along. */
    state: () => router.state.location.state,
  };
}
