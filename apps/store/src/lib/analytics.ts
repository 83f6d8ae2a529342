import { analyticsPath } from './analytics-path';

/** An event of the shop's own collector and of Google Analytics. */
export type Tracked = { name: 'page_view' | 'add_to_cart'; path: string; product?: string };

const COLLECTOR = '/api/v1/analytics/events';
const WAIT_MS = 2_000;
const MAX_WAITING = 50;
const MAX_PATH = 500;

let waiting: Tracked[] = [];
let listener: ((tracked: Tracked) => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns whether the browser opts out of tracking: Do Not Track, or Global Privacy Control. */
export function declined(): boolean {
  const { doNotTrack } = navigator;
  const global = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return doNotTrack === '1' || global;
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ events: waiting });
  waiting = [];
  // A collector that fails must never affect a shopper (docs/spec/analytics.md#failures), so the request is
  // not awaited.
  if (!navigator.sendBeacon(COLLECTOR, new Blob([body], { type: 'application/json' })))
    void fetch(COLLECTOR, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined);
}

/** Sends a page view or an addition to the cart: no cookie, no personal data, nothing under Do Not Track. */
export function track(name: Tracked['name'], path: string, product?: string): void {
  if (declined()) return;
  const tracked = { name, path: analyticsPath(path).slice(0, MAX_PATH), ...(product ? { product } : {}) };
  listener?.(tracked);
  if (waiting.length >= MAX_WAITING) return;
  waiting.push(tracked);
  timer ??= setTimeout(send, WAIT_MS);
}

/** Sets the listener that receives every event from now on; undefined removes it. */
export function onTracked(next: typeof listener): void {
  listener = next;
}

let wasHidden = false;

/** Whether the page was hidden at any moment. */
export const hasLeft = (): boolean => wasHidden;

/** Sends the queued events when the page is left. */
export function startAnalytics(): void {
  const note = () => {
    if (document.visibilityState !== 'hidden') return;
    wasHidden = true;
    send();
  };
  note();
  document.addEventListener('visibilitychange', note);
}
