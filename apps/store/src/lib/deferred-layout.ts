const LATER = 'later';
/** Delay before the next part in browsers without `requestIdleCallback`. */
const BEFORE_NEXT_MS = 50;

/**
 * Runs in the page's head. On phones, elements marked as `later` (`styles/app.css`) are not laid out or
 * painted until they are near the viewport, which saves time on slow devices. Disabled when a page opens
 * scrolled down, where everything above needs its real height.
 */
export const DEFERRED_LAYOUT_SCRIPT = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.opening=''`;

/** Runs after the previous frame is painted and the browser is idle, so that input in between is handled. */
function whenIdle(callback: () => void): void {
  requestAnimationFrame(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(callback);
    else setTimeout(callback, BEFORE_NEXT_MS);
  });
}

/**
 * Lays out the deferred parts one after another after hydration, so that printing, screenshots and find in
 * page include all of them. Parts that are added later are laid out immediately.
 */
export function layOutDeferred(): void {
  const parts = document.getElementsByClassName(LATER);
  whenIdle(function layOutNext() {
    parts[0]?.classList.remove(LATER);
    if (parts.length > 0) whenIdle(layOutNext);
    else delete document.documentElement.dataset.opening;
  });
}
