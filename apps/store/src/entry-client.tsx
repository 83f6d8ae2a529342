import { startTransition } from 'react';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { startAnalytics, track } from './lib/analytics';
import { onSessionChange, readSession } from './lib/session';
import { makeBrowserClient } from './lib/trpc';
import { makeRouter } from './router';
import './styles/app.css';

const router = makeRouter(makeBrowserClient(), window.location.origin);

startAnalytics();
router.subscribe('onResolved', ({ toLocation, pathChanged, fromLocation }) => {
  if (pathChanged || !fromLocation) track('page_view', toLocation.pathname);
});

let userId = readSession()?.userId;
onSessionChange(() => {
  const now = readSession()?.userId;
  if (now === userId) return;
  // What one person saw is never shown to the next, in this tab or another.
  if (userId) router.options.context.queryClient.clear();
  userId = now;
  void router.invalidate();
});

/* As a transition it comes alive in short pieces, between which a touch or a scroll is answered. */
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
