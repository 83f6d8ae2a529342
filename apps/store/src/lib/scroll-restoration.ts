const isServer = typeof window === 'undefined';

/** A page reached by a link or an address, as opposed to one restored from history. */
const isNewlyOpened = () => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';
};

/**
 * Returns whether the router may set the scroll position: the top of a new page, or the restored one. Not
 * during hydration of the server's page, which would move a visitor who has already scrolled.
 */
export function makeScrollRestoration(): () => boolean {
  let isHydrating = !isServer;
  return () => {
    const mayMove = !(isHydrating && isNewlyOpened() && window.scrollY > 0);
    isHydrating = false;
    return mayMove;
  };
}
