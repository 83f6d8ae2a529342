import { BASE_PATH } from '@aabha/messages/language';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/layout';
import { Dialog } from '@aabha/ui/components/Dialog';
import { Button } from '@aabha/ui/components/Button';
import { endSession } from '@aabha/web/session/end-session';
import { forgetPin } from '../lib/remembered-pin';
import { readToken, signOut } from '../lib/session';
import { forgetIntent } from '../lib/sign-in-intent';
import { deleteAllFormDrafts } from '../lib/form-draft';

/** Asks before signing out; then reloads the home page, so that no personal data stays in memory. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = () => {
    deleteAllFormDrafts();
    forgetIntent();
    forgetPin();
    endSession('store', readToken());
    signOut();
    window.location.assign(`${BASE_PATH}/`);
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.areYouSure} widthPx={400}>
      <p className="soft">{texts.doYouWantToLogOut}</p>
      <div style={{ display: 'flex', gap: 12, justifyContent: 'flex-end', marginTop: 24 }}>
        <Button kind="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button onClick={logOut}>{texts.logout}</Button>
      </div>
    </Dialog>
  );
}
