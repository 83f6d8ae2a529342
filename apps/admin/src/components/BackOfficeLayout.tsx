import { Box, LinearProgress } from '@mui/material';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { DensityStyles } from './lists/DensityStyles';
import { NotSellingAlert } from './NotSellingAlert';
import { Palette } from './palette/Palette';
import { usePalette } from './palette/use-palette';
import { PrintStyles } from './PrintStyles';
import { Sidebar } from './sidebar/Sidebar';
import { SidebarDrawer } from './sidebar/SidebarDrawer';
import { useSidebarStands } from './sidebar/use-sidebar-width';
import { SkipLink } from './SkipLink';
import { TouchStyles } from './TouchStyles';
import { TOP_BAR_PX } from './themes';
import { TopBar } from './TopBar';

/** The frame of every screen: bar, sidebar, content. In a small window the sidebar slides out. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  const stands = useSidebarStands();
  const [menuOpen, setMenuOpen] = useState(false);
  const palette = usePalette();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <TouchStyles />
      <PrintStyles />
      <DensityStyles />
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
