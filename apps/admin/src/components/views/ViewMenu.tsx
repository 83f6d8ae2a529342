import MoreIcon from '@mui/icons-material/MoreVert';
import { Divider, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { View } from '../../data/list-views';

interface ViewMenuProps {
  view: View;
  isDefault: boolean;
  canMove: { left: boolean; right: boolean };
  onEdit: () => void;
  onShare: (shared: boolean) => void;
  onDefault: (isDefault: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
}

/** What can be done with the open view: everybody's place and default, and for those who may, name, sharing and deletion. */
export function ViewMenu({
  view,
  isDefault,
  canMove,
  onEdit,
  onShare,
  onDefault,
  onMove,
  onDelete,
}: ViewMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const { saved } = view;
  const label = `Options of the view ${view.name}`;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={then(() => onDefault(!isDefault))}>
          {isDefault ? 'Do not open with this list' : 'Open with this list'}
        </MenuItem>
        <MenuItem disabled={!canMove.left} onClick={then(() => onMove(-1))}>
          Move left
        </MenuItem>
        <MenuItem disabled={!canMove.right} onClick={then(() => onMove(1))}>
          Move right
        </MenuItem>
        {saved?.may_change && [
          <Divider key="divider" />,
          <MenuItem key="edit" onClick={then(onEdit)}>
            Rename or edit…
          </MenuItem>,
          <MenuItem key="share" onClick={then(() => onShare(!saved.shared))}>
            {saved.shared ? 'Stop sharing' : 'Share with all staff'}
          </MenuItem>,
          <MenuItem key="delete" onClick={then(onDelete)} sx={{ color: 'error.main' }}>
            Delete…
          </MenuItem>,
        ]}
      </Menu>
    </>
  );
}
