import { BASE_PATH } from '@aabha/messages/language';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/layout';
import { Dialog } from '@aabha/ui/components/Dialog';
import { Button } from '@aabha/ui/components/Button';
import { logOut } from '../lib/log-out';

/** Asks before logging out, which leads to the home page. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.areYouSure} widthPx={400}>
      <p className="soft">{texts.doYouWantToLogOut}</p>
      <div style={{ display: 'flex', gap: 12, justifyContent: 'flex-end', marginTop: 24 }}>
        <Button kind="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button onClick={() => logOut(`${BASE_PATH}/`)}>{texts.logout}</Button>
      </div>
    </Dialog>
  );
}
