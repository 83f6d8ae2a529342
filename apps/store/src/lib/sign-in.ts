import { storeSessionToken } from '@aabha/web/session/store-session-token';
import { tellAll } from './session';

/** Begins the session of a token. Beside the session itself, since the first load needs no sign-in. */
export function signIn(token: string): void {
  storeSessionToken(token);
  tellAll();
}
