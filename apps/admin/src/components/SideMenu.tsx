import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Drawer, List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { Suspense, type ComponentType } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { ResourceOptions } from '../data/resource';
import { useMayOpen } from './use-may-open';

function Entry({
  to,
  label,
  Icon,
  Badge,
  end,
  onChoose,
}: {
  to: string;
  label: string;
  Icon: ComponentType;
  Badge?: ComponentType | undefined;
  end?: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <ListItemButton
        component={NavLink}
        to={to}
        end={end ?? false}
        onClick={onChoose}
        sx={{ '&.active': { bgcolor: 'action.selected' } }}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={label} />
        {Badge && (
          <Suspense fallback={null}>
            <Badge />
          </Suspense>
        )}
      </ListItemButton>
    </li>
  );
}

/**
 * The slide-out menu with the screens of this role; a click outside closes it
 * (docs/spec/back-office.md#screens).
 */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const mayOpen = useMayOpen();
  const resources = Object.values(useResourceDefinitions<ResourceOptions>());
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 264 } } }}>
      <nav aria-label="Back office">
        <List>
          <Entry to="/admin-dashboard" label="Dashboard" Icon={DashboardIcon} end onChoose={onClose} />
          {resources.map(
            ({ name, icon, options }) =>
              icon &&
              mayOpen(name) && (
                <Entry
                  key={name}
                  to={`/admin-dashboard/${name}`}
                  label={options?.label ?? name}
                  Icon={icon}
                  Badge={options?.badge}
                  onChoose={onClose}
                />
              ),
          )}
        </List>
      </nav>
    </Drawer>
  );
}
