import { startTransition } from 'react';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { declined, startAnalytics, track } from './lib/analytics';
import { onSessionChange, readSession } from './lib/session';
import { makeBrowserClient } from './lib/trpc';
import { makeRouter } from './router';
import './styles/app.css';

const MEASURE_AFTER_MS = 1000;

type StoreRouter = ReturnType<typeof makeRouter>;

/** Notes which pages are looked at. The one that came from the server is there already: the router tells only of those after it. */
function trackViews(router: StoreRouter): void {
  startAnalytics();
  track('page_view', window.location.pathname);
  router.subscribe('onResolved', ({ toLocation, pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) track('page_view', toLocation.pathname);
  });
}

/** How fast the visit is, is measured by a script that comes when the first view has all that it needs. */
function measureLater(router: StoreRouter): void {
  const [, , opened] = router.getMatchedRoutes(window.location.pathname);
  const measure = () =>
    import('./lib/measure-visit')
      .then(({ measureSome }) => measureSome(router.options.context, opened))
      // A visit that cannot be measured is none the worse for it (docs/spec/analytics.md#failures).
      .catch(() => undefined);
  const measureSoon = () => {
    if (!declined()) setTimeout(() => void measure(), MEASURE_AFTER_MS);
  };
  if (document.readyState === 'complete') measureSoon();
  else window.addEventListener('load', measureSoon);
}

/** What one person saw is never shown to the next, in this tab or another. */
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
  measureLater(router);
  forgetWithSession(router);
  /* As a transition it comes alive in short pieces, between which a touch or a scroll is answered. */
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
}

/* Reading the program in took a slow phone long enough already: it starts in a turn of its own. */
setTimeout(start);
