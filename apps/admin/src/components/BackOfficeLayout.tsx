import { Box, LinearProgress } from '@mui/material';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { NotSellingAlert } from './NotSellingAlert';
import { Palette } from './palette/Palette';
import { usePalette } from './palette/use-palette';
import { Sidebar } from './sidebar/Sidebar';
import { SidebarDrawer } from './sidebar/SidebarDrawer';
import { useSidebarStands } from './sidebar/use-sidebar-width';
import { SkipLink } from './SkipLink';
import { TOP_BAR_PX } from './themes';
import { TopBar } from './TopBar';

/* Loaded beside the screen, since the sign-in needs none of it. */
const ScreenStyles = lazy(() =>
  import('./ScreenStyles').then((module) => ({ default: module.ScreenStyles })),
);

/** The frame of every screen: bar, sidebar, content. In a small window the sidebar slides out. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  const stands = useSidebarStands();
  const [menuOpen, setMenuOpen] = useState(false);
  const palette = usePalette();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <Suspense>
        <ScreenStyles />
      </Suspense>
      <SkipLink />
      <TopBar
        onSearch={() => palette.show('search')}
        {...(stands ? {} : { menu: { open: menuOpen, onToggle: () => setMenuOpen(!menuOpen) } })}
      />
      <Palette {...palette} />
      {!stands && <SidebarDrawer open={menuOpen} onClose={closeMenu} />}
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {stands && <Sidebar topPx={TOP_BAR_PX} />}
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, md: 2 }, py: 2, outline: 'none' }}
        >
          <NotSellingAlert />
          <Suspense fallback={<LinearProgress aria-label="Loading" />}>{children}</Suspense>
        </Box>
      </Box>
    </Box>
  );
}
