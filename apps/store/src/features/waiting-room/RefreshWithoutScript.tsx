import { useRouter } from '@tanstack/react-router';

/**
 * Lets the page of a waiting room refresh without script (docs/spec/waiting-room.md#without-script). The shared page, which
 * knows no place, leads to the one with the visitor's own place, and that one is read again as often as by script. What
 * this file imports would be in the first load of every page, so the loader decides whether to refresh.
 * Rendered in the head, on the server only; hydration leaves such elements in place.
 */
export function RefreshWithoutScript() {
  const router = useRouter();
  const match = router.state.matches.find(({ routeId }) => routeId === '/waiting-room/$id');
  if (match?.routeId !== '/waiting-room/$id') return null;
  const { params, search, loaderData } = match;
  if (loaderData?.refreshSeconds === undefined) return null;
  const { href } = router.buildLocation({
    to: '/waiting-room/$id',
    params: { id: params.id },
    search: { ...search, script: 'none' },
  });
  const content = search.script === 'none' ? String(loaderData.refreshSeconds) : `0;url=${href}`;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={content} />
    </noscript>
  );
}
