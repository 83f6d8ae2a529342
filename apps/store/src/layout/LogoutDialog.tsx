import { Dialog } from '@aabha/ui/components/Dialog';
import { Button } from '@aabha/ui/components/Button';
import { forgetPin } from '../lib/remembered-pin';
import { signOut } from '../lib/session';
import { forgetIntent } from '../lib/sign-in-intent';
import { deleteAllFormDrafts } from '../lib/form-draft';

/** Asks before signing out; then reloads the home page, so that no personal data stays in memory. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = () => {
    deleteAllFormDrafts();
    forgetIntent();
    forgetPin();
    signOut();
    window.location.assign('/');
  };
  return (
    <Dialog open={open} onClose={onClose} title="Are you sure?" widthPx={400}>
      <p className="soft">Do you want to logout?</p>
      <div style={{ display: 'flex', gap: 12, justifyContent: 'flex-end', marginTop: 24 }}>
        <Button kind="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={logOut}>Logout</Button>
      </div>
    </Dialog>
  );
}
