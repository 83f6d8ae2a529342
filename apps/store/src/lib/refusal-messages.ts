type Messages = Pick<typeof import('@aabha/messages/refusals'), 'translateRefusal' | 'translateFieldMessage'>;
type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The server's own messages are English, so a build in English has none: this is known before it is put together.
 * The development server runs this in Node.js, which has no `env`.
 */
const isTranslated = import.meta.env?.IS_TRANSLATED === true;
const OK = 200;

let messages: Messages | undefined;

/** Loads the translated messages. Without them a refusal is shown in English. */
export async function loadRefusalMessages(): Promise<void> {
  if (isTranslated) messages ??= await import('@aabha/messages/refusals').catch(() => undefined);
}

/**
 * Returns a `fetch` that loads the translated messages with the first refusal. They are not part of the first
 * load, since most visits have no refusal.
 */
export function withRefusalMessages(send: Fetch = (url, init) => fetch(url, init)): Fetch {
  if (!isTranslated) return send;
  return async (url, init) => {
    const response = await send(url, init);
    // A batch with a refusal in it has the status 207.
    if (response.status !== OK) await loadRefusalMessages();
    return response;
  };
}

/** Returns the messages that `withRefusalMessages` has loaded. */
export const refusalMessages = (): Messages | undefined => (isTranslated ? messages : undefined);
