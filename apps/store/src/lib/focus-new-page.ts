import type { AnyRouter } from '@tanstack/react-router';

/** How long the heading of a page is waited for. */
const HEADING_MS = 10_000;
const OPEN_DIALOG = 'dialog[open], [role="dialog"], [popover]:popover-open';
const FIELD = 'input, select, textarea, [contenteditable]';

/** Where the focus was when the last change of page began. */
let leftAt: Element | null = null;
let stopWaiting = (): void => undefined;

/** Whether the focus is not where the new page, a dialog or the shopper has put it. */
function isFree(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  if (focused.closest(OPEN_DIALOG)) return false;
  return focused === leftAt || !focused.closest(`main, ${FIELD}`);
}

const pageHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility());

/** Returns the place within the page that its address names, otherwise its heading. */
function placeToRead(): HTMLElement | undefined {
  const heading = pageHeading();
  const { hash } = window.location;
  return (heading && hash && document.getElementById(hash.slice(1))) || heading;
}

/** Keyboards reach the element only until the focus leaves it. Nothing scrolls: the router restores positions. */
function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Focuses the heading, as soon as the page has one. */
function focusHeading(): void {
  stopWaiting();
  const tryIt = () => {
    const place = placeToRead();
    if (!place) return;
    stopWaiting();
    if (isFree()) focusOnce(place);
  };
  const observer = new MutationObserver(tryIt);
  const timer = setTimeout(() => stopWaiting(), HEADING_MS);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] });
  tryIt();
}

/** Whether the page was changed before this script came. */
function hasMoved(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname !== window.location.pathname;
}

/**
 * Moves the focus to the heading of each page that is opened within the shop, so that a screen reader says which it is and a keyboard
 * goes on from there (docs/spec/storefront.md#focus). Not for filters and sorting.
 */
export function focusNewPage(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    stopWaiting();
    leftAt = document.activeElement;
  });
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusHeading();
  });
  if (hasMoved() && router.state.status === 'idle') focusHeading();
}
