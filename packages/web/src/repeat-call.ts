const RETRY_MS = 2000;
/** The call did not reach the API, the API ended during it, or it asked to try again. */
const NO_RESPONSE: readonly number[] = [502, 503];
const CONFLICT = 409;

/** The keys of calls whose outcome is unknown, by address and content. */
const keys = new Map<unknown, string>();

type Send = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` of a browser that sends a call again once where it got no response. With `isKeyed` calls have an
 * `Idempotency-Key`, which stays the same until the outcome is known: also where the same is asked for again by hand.
 */
export const repeatCall =
  (isKeyed: boolean, send: Send = (url, init) => fetch(url, init)): Send =>
  async (url, init = {}) => {
    const { body, headers } = init;
    const call = typeof body === 'string' ? `${String(url)} ${body}` : body;
    /* Not a UUID, which browsers make on secure pages only. */
    const key = keys.get(call) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    if (isKeyed) keys.set(call, key);
    const sendIt = () =>
      send(url, isKeyed ? { ...init, headers: { ...headers, 'idempotency-key': key } } : init);
    let response = await sendIt().catch(() => undefined);
    if (!response || NO_RESPONSE.includes(response.status)) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      response = await sendIt();
    }
    const isUnknown = [...NO_RESPONSE, CONFLICT].includes(response.status);
    if (!isUnknown || response.headers.has('idempotency-replayed')) keys.delete(call);
    return response;
  };
