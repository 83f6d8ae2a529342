import { startTransition } from 'react';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { currentPath } from './lib/current-path';
import { startAnalytics, track } from './lib/analytics';
import { onSessionChange, readSession } from './lib/session';
import { makeBrowserClient } from './lib/trpc';
import { makeRouter } from './router';
import './styles/app.css';

const LATER_MS = 1000;

type StoreRouter = ReturnType<typeof makeRouter>;

/** Reports page views. The router reports only navigations, so the server's page is reported here. */
function trackViews(router: StoreRouter): void {
  startAnalytics();
  track('page_view', currentPath());
  router.subscribe('onResolved', ({ toLocation, pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) track('page_view', toLocation.pathname);
  });
}

/** The page may be loaded before this script runs. */
function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run);
}

/** What is not needed to see and use the first page loads after it. */
function goOnLater(router: StoreRouter): void {
  const opened = router.getMatchedRoutes(currentPath())[2];
  const goOn = () =>
    import('./lib/after-first-view')
      .then(({ afterFirstView }) => afterFirstView(router, opened))
      .catch(() => undefined);
  afterLoad(() => setTimeout(() => void goOn(), LATER_MS));
}

/** Lets the browser keep the page that says that there is no connection. It matters later, so it waits for this one. */
function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  afterLoad(() => void navigator.serviceWorker.register('/service-worker.js'));
}

/** Clears personal data when the session changes, in this tab or another. */
function forgetWithSession(router: StoreRouter): void {
  let userId = readSession()?.userId;
  onSessionChange(() => {
    const now = readSession()?.userId;
    if (now === userId) return;
    if (userId) router.options.context.queryClient.clear();
    userId = now;
    void router.invalidate();
  });
}

function start(): void {
  const router = makeRouter(makeBrowserClient(), {
    origin: window.location.origin,
    googleAnalyticsId:
      document.querySelector<HTMLMetaElement>('meta[name=google-analytics-id]')?.content ?? '',
  });
  trackViews(router);
  goOnLater(router);
  forgetWithSession(router);
  keepOfflinePage();
  /* In a transition React hydrates in short slices, between which input is handled. */
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
}

/* Evaluating the script already blocks a slow phone for long, so hydration starts in its own task. */
setTimeout(start);
