/** What happened, as both the shop's own collector and Google Analytics hear of it. */
export type Tracked = { name: 'page_view' | 'add_to_cart'; path: string; product?: string };

const COLLECTOR = '/api/v1/analytics/events';
const WAIT_MS = 2_000;
const MAX_WAITING = 50;
const MAX_PATH = 500;

let waiting: Tracked[] = [];
let listener: ((tracked: Tracked) => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the visitor's browser asks not to be counted: Do Not Track, or Global Privacy Control. */
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
  // A collector that does not answer must never disturb a shopper (docs/spec/analytics.md#failures): nobody waits for
  // it.
  if (!navigator.sendBeacon(COLLECTOR, new Blob([body], { type: 'application/json' })))
    void fetch(COLLECTOR, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined);
}

/** Counts a page view or an addition to the cart: no cookie, nothing of the person, nothing under Do Not Track. */
export function track(name: Tracked['name'], path: string, product?: string): void {
  if (declined()) return;
  const tracked = { name, path: path.slice(0, MAX_PATH), ...(product ? { product } : {}) };
  listener?.(tracked);
  if (waiting.length >= MAX_WAITING) return;
  waiting.push(tracked);
  timer ??= setTimeout(send, WAIT_MS);
}

/** Calls back with whatever is counted from now on; undefined ends that. */
export function onTracked(next: typeof listener): void {
  listener = next;
}

let left = false;

/** Whether the page was out of sight at any moment yet. */
export const hasLeft = (): boolean => left;

/** Sends what waits when the page is left. */
export function startAnalytics(): void {
  const note = () => {
    if (document.visibilityState !== 'hidden') return;
    left = true;
    send();
  };
  note();
  document.addEventListener('visibilitychange', note);
}
