import { Confirm, useLogout } from 'react-admin';

/** Asks before signing out (docs/spec/storefront.md#logout). */
export function ConfirmSignOut({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  return (
    <Confirm
      isOpen
      title="Are you sure?"
      content="Do you want to logout?"
      cancel="Cancel"
      confirm="Logout"
      onConfirm={() => void logout()}
      onClose={onClose}
    />
  );
}
