import { ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { Suspense, useId } from 'react';
import { NavLink } from 'react-router-dom';
import type { SidebarItem } from './use-sidebar-groups';

const linkStyle = {
  minHeight: { xs: 40, md: 32 },
  py: 0.25,
  px: 1.25,
  mx: 1,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover, &.active': { color: 'text.primary' },
  '&.active': { bgcolor: 'action.selected', '& .MuiTypography-root': { fontWeight: 600 } },
  '&.active .MuiListItemIcon-root': { color: 'primary.main' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

/* As icons only: the name is the tooltip's, and a badge stands on the icon. */
const iconStyle = {
  ...linkStyle,
  position: 'relative',
  justifyContent: 'center',
  px: 0,
  '& .sidebar-badge': { position: 'absolute', top: -3, right: -4, height: 16, fontSize: 10 },
  '& .sidebar-badge .MuiChip-label': { px: 0.5 },
} as const;

/** The link of the sidebar to a screen; it is marked while that screen, or a record of it, is open. */
export function SidebarLink({
  to,
  label,
  Icon,
  Badge,
  end = false,
  iconsOnly = false,
  onChoose,
}: SidebarItem & { end?: boolean; iconsOnly?: boolean; onChoose?: (() => void) | undefined }) {
  const labelId = useId();
  const badgeId = useId();
  const link = (
    <ListItemButton
      component={NavLink}
      to={to}
      end={end}
      onClick={onChoose}
      dense
      {...(iconsOnly ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      {...(Badge ? { 'aria-describedby': badgeId } : {})}
      sx={iconsOnly ? iconStyle : linkStyle}
    >
      <ListItemIcon sx={{ minWidth: iconsOnly ? 0 : 28, color: 'inherit', '& svg': { fontSize: 20 } }}>
        <Icon />
      </ListItemIcon>
      {!iconsOnly && <ListItemText id={labelId} primary={label} sx={{ my: 0 }} />}
      {Badge && (
        <span id={badgeId}>
          <Suspense fallback={null}>
            <Badge />
          </Suspense>
        </span>
      )}
    </ListItemButton>
  );
  return (
    <li>
      {iconsOnly ? (
        <Tooltip title={label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
