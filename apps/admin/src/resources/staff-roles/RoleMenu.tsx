import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import { RemoveRole } from './RemoveRole';

const RoleDialog = lazy(() => import('./RoleDialog').then((module) => ({ default: module.RoleDialog })));

type Act = 'rename' | 'copy' | 'remove';

/** What is done with a role as a whole. The one that comes with the shop cannot be removed. */
export function RoleMenu({ role }: { role: StaffRoleDetails }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [act, setAct] = useState<Act>();
  const choose = (chosen: Act) => () => {
    setAnchor(null);
    setAct(chosen);
  };
  const close = () => setAct(undefined);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`More about ${role.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('rename')}>Rename…</MenuItem>
        <MenuItem onClick={choose('copy')}>New role like this…</MenuItem>
        {!role.isFirst && <MenuItem onClick={choose('remove')}>Remove…</MenuItem>}
      </Menu>
      <Suspense>
        {act === 'rename' && <RoleDialog renamed={role} onClose={close} />}
        {act === 'copy' && <RoleDialog copied={role} onClose={close} />}
      </Suspense>
      {act === 'remove' && <RemoveRole role={role} onClose={close} />}
    </>
  );
}
