import { LOCALE } from '@aabha/messages/language';
import { readToken } from './session';

/**
 * Returns the headers of a call: the current token (docs/spec/sessions-and-access.md#token), and the language of the pages,
 * which need not be that of the browser.
 */
export function callHeaders(): Record<string, string> {
  const token = readToken();
  return { 'accept-language': LOCALE, ...(token ? { authorization: `Bearer ${token}` } : {}) };
}
