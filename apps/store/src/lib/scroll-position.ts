const isServer = typeof window === 'undefined';

/** A page that was come to by a link or an address, not looked at again where it was left. */
const isNewlyOpened = () => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';
};

/**
 * Tells the router whether it may move the page to where a visitor is to be: the top of a new one, or where one was. Not
 * when the page that came from the server comes alive: who has begun to read it by then would be taken back to its top.
 */
export function makeScrollRestoration(): () => boolean {
  let comesAlive = !isServer;
  return () => {
    const mayMove = !(comesAlive && isNewlyOpened() && window.scrollY > 0);
    comesAlive = false;
    return mayMove;
  };
}
