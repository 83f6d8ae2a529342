import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { StaffRecord, StaffSignInAction } from './staff-record';
import { StaffSignInDialog } from './StaffSignInDialog';

const StaffSessionsDialog = lazy(() => import('./StaffSessionsDialog'));

/** Shows where another person is logged in, sends them a reset link, or removes their second factor. Nothing is offered for the own account. */
export function StaffSignInMenu({ staff }: { staff: StaffRecord }) {
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<StaffSignInAction>();
  const [showsSessions, setShowsSessions] = useState(false);
  if (identity === undefined || identity.id === staff._id) return null;
  const choose = (chosen: StaffSignInAction) => {
    setAnchor(null);
    setAction(chosen);
  };
  return (
    <>
      <IconButton
        aria-label={`Sign-in of ${staff.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled={staff.disabled} onClick={() => choose(staff.invited ? 'invitation' : 'link')}>
          {staff.invited ? 'Send the invitation again' : 'Send a reset link'}
        </MenuItem>
        <MenuItem disabled={!staff.secondFactor} onClick={() => choose('factor')}>
          Remove second factor
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setShowsSessions(true);
          }}
        >
          Logins
        </MenuItem>
      </Menu>
      {showsSessions && (
        <Suspense fallback={null}>
          <StaffSessionsDialog staff={staff} onClose={() => setShowsSessions(false)} />
        </Suspense>
      )}
      {action && <StaffSignInDialog staff={staff} action={action} onClose={() => setAction(undefined)} />}
    </>
  );
}
