const LATER = 'later';
/** Browsers that cannot tell when they are idle are given this long before the next part. */
const BEFORE_NEXT_MS = 50;

/**
 * Runs in the page's head. While a page opens on a phone, what is marked as `later` (`styles/app.css`) is neither laid
 * out nor painted before one comes near it: a slow phone is busy enough with what is seen. Not for a page that opens
 * somewhere in its middle, where what is above has to have its true height.
 */
export const DEFERRED_LAYOUT_SCRIPT = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.opening=''`;

/** Once the frame before is painted and there is nothing else to do, so that a touch in between is answered. */
function whenIdle(act: () => void): void {
  requestAnimationFrame(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(act);
    else setTimeout(act, BEFORE_NEXT_MS);
  });
}

/**
 * Lays the rest of the page out, part after part, now that it is alive: whoever prints it, keeps a picture of it or
 * looks for a word in it has all of it. Parts that come after that are laid out as they come.
 */
export function layOutDeferred(): void {
  const parts = document.getElementsByClassName(LATER);
  whenIdle(function layOutNext() {
    parts[0]?.classList.remove(LATER);
    if (parts.length > 0) whenIdle(layOutNext);
    else delete document.documentElement.dataset.opening;
  });
}
