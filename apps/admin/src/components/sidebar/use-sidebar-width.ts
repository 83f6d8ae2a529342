import { useMediaQuery } from '@mui/material';
import { usePreference } from '../../data/preferences';

/** From this window width the sidebar stands beside the screens. */
const PERMANENT = '(min-width: 1024px)';

/** Returns whether the sidebar stands beside the screens. */
export const useSidebarStands = () => useMediaQuery(PERMANENT);

/** Returns whether the standing sidebar shows names or icons only, as chosen in this browser, and the setter. */
export const useSidebarWidth = () => usePreference('sidebar', ['names', 'icons'], 'names');
