import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, List } from '@mui/material';
import { Suspense, useId } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { usePreference } from '../../data/preferences';
import type { SidebarGroup } from '../../data/sidebar-groups';
import { SidebarLink } from './SidebarLink';
import type { SidebarItem } from './use-sidebar-groups';

const headStyle = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 0.5,
  width: 'calc(100% - 16px)',
  minHeight: 28,
  mx: 1,
  px: 1.25,
  borderRadius: 1,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 700,
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

/**
 * A group of the sidebar. While it is closed it shows the open screen only, and its badges beside its name.
 */
export function SidebarSection({
  group,
  items,
  onChoose,
}: {
  group: SidebarGroup;
  items: readonly SidebarItem[];
  onChoose?: (() => void) | undefined;
}) {
  const [state, setState] = usePreference(`sidebar.${group}`, ['open', 'closed'], 'open');
  const { pathname } = useLocation();
  const listId = useId();
  const isOpen = state === 'open';
  const shown = isOpen ? items : items.filter(({ to }) => matchPath({ path: to, end: false }, pathname));
  return (
    <Box component="li" sx={{ pt: 1 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
        sx={headStyle}
      >
        {group}
        <ExpandMoreIcon sx={{ fontSize: 18, color: 'text.secondary', rotate: isOpen ? 'none' : '-90deg' }} />
        <Box component="span" sx={{ flex: 1 }} />
        {!isOpen && (
          <Suspense fallback={null}>
            {items
              .filter((item) => !shown.includes(item))
              .map(({ to, Badge }) => Badge && <Badge key={to} />)}
          </Suspense>
        )}
      </ButtonBase>
      <List id={listId} disablePadding aria-label={group}>
        {shown.map((item) => (
          <SidebarLink key={item.to} {...item} onChoose={onChoose} />
        ))}
      </List>
    </Box>
  );
}
