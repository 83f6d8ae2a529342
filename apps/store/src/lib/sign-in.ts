import { storeSessionToken } from '@aabha/web/session/store-session-token';
import { deleteDraftsOfOthers } from './form-draft';
import { decodeToken, tellAll } from './session';

/**
 * Begins the session of a token, and deletes what somebody else typed in this tab. Beside the session itself, since the first
 * load needs no sign-in.
 */
export function signIn(token: string): void {
  deleteDraftsOfOthers(decodeToken(token)?.userId ?? '');
  storeSessionToken(token);
  tellAll();
}
