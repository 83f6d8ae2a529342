import { endSession } from '@aabha/web/session/end-session';
import { deleteAllFormDrafts } from './form-draft';
import { forgetPin } from './remembered-pin';
import { readToken, signOut } from './session';
import { forgetIntent } from './sign-in-intent';

/** Ends the session and loads a page anew, so that no personal data stays in memory. */
export function logOut(nextAddress: string): void {
  deleteAllFormDrafts();
  forgetIntent();
  forgetPin();
  endSession('store', readToken());
  signOut();
  window.location.assign(nextAddress);
}
