import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Divider, List } from '@mui/material';
import { SidebarLink } from './SidebarLink';
import { SidebarSection } from './SidebarSection';
import { useSidebarGroups } from './use-sidebar-groups';

const dashboard = { to: '/admin-dashboard', label: 'Dashboard', Icon: DashboardIcon };

/** The screens that the signed-in role may open, in groups; as icons only, without the names of the groups. */
export function SidebarNav({ iconsOnly = false, onChoose }: { iconsOnly?: boolean; onChoose?: () => void }) {
  const groups = useSidebarGroups();
  return (
    <nav aria-label="Back office">
      <List disablePadding sx={{ py: 1 }}>
        <SidebarLink {...dashboard} end iconsOnly={iconsOnly} onChoose={onChoose} />
        {groups.map(({ group, items }) =>
          iconsOnly ? (
            <li key={group}>
              <Divider role="presentation" sx={{ mx: 1.5, my: 0.75 }} />
              <List disablePadding aria-label={group}>
                {items.map((item) => (
                  <SidebarLink key={item.to} {...item} iconsOnly />
                ))}
              </List>
            </li>
          ) : (
            <SidebarSection key={group} group={group} items={items} onChoose={onChoose} />
          ),
        )}
      </List>
    </nav>
  );
}
