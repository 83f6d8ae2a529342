import { useStore, useTheme } from 'react-admin';
import { useMediaQuery } from '@mui/material';
import { usePreference } from '../../data/preferences';
import { otherDensity, useDensity } from '../lists/use-density';
import { useSidebarGroups } from '../sidebar/use-sidebar-groups';
import { useSidebarStands, useSidebarWidth } from '../sidebar/use-sidebar-width';
import type { SearchOption } from './search-options';
import type { PaletteView } from './use-palette';

/** Returns the screens that the role may open. */
export function useScreens(): SearchOption[] {
  const groups = useSidebarGroups();
  return [
    { id: 'screen-dashboard', label: 'Dashboard', to: '/admin-dashboard' },
    ...groups.flatMap(({ group, items }) =>
      items.map(({ to, label }) => ({ id: `screen-${to}`, label, detail: group, to })),
    ),
  ];
}

/** Returns what can be done from every screen. */
export function useActs(show: (view: PaletteView) => void): SearchOption[] {
  const [theme, setTheme] = useTheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = (theme ?? (prefersDark ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
  const stands = useSidebarStands();
  const [width, setWidth] = useSidebarWidth();
  const [density, setDensity] = useDensity();
  const rows = otherDensity(density);
  const [singleKeys, setSingleKeys] = usePreference('single-keys', ['on', 'off'], 'on');
  const sidebar: SearchOption[] = stands
    ? [
        {
          id: 'act-sidebar',
          label: width === 'icons' ? 'Expand the sidebar' : 'Collapse the sidebar',
          run: () => setWidth(width === 'icons' ? 'names' : 'icons'),
        },
      ]
    : [];
  return [
    { id: 'act-scheme', label: `Switch to ${scheme}`, run: () => setTheme(scheme) },
    { id: 'act-density', label: `${rows.label} in all tables`, run: () => setDensity(rows.density) },
    ...sidebar,
    { id: 'act-shortcuts', label: 'Keyboard shortcuts', run: () => show('shortcuts') },
    {
      id: 'act-single-keys',
      label: `Turn single-key shortcuts ${singleKeys === 'on' ? 'off' : 'on'}`,
      run: () => setSingleKeys(singleKeys === 'on' ? 'off' : 'on'),
    },
    { id: 'act-sign-out', label: 'Sign out', run: () => show('sign-out') },
  ];
}

const MOST_RECENT = 6;
type Recent = Pick<SearchOption, 'id' | 'label' | 'detail' | 'to'>;

/** Returns the records that were opened from the search last, and what remembers one. Signing out forgets them. */
export function useRecent(): readonly [readonly Recent[], (option: SearchOption) => void] {
  const [recent, setRecent] = useStore<Recent[]>('search.recent', []);
  const remember = ({ id, label, detail, to }: SearchOption) =>
    setRecent(
      [{ id, label, detail, to } as Recent, ...recent.filter((one) => one.id !== id)].slice(0, MOST_RECENT),
    );
  return [recent, remember];
}
