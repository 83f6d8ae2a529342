import { LOCALE } from '@aabha/messages/language';
import { freshToken } from '@aabha/web/session/fresh-token';

/**
 * Returns the headers of a call: the current token (docs/spec/sessions-and-access.md#token), the app that calls, and the
 * language of the pages, which need not be that of the browser.
 */
export async function callHeaders(): Promise<Record<string, string>> {
  const token = await freshToken('store');
  return {
    'accept-language': LOCALE,
    'x-session': 'store',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}
