import { Box, LinearProgress } from '@mui/material';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { NotSellingAlert } from './NotSellingAlert';
import { TopBar } from './TopBar';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';

/** The frame of every screen: bar, slide-out menu, content. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
      <SideMenu open={menuOpen} onClose={closeMenu} />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ px: { xs: 1.5, md: 3 }, py: 2, outline: 'none' }}
      >
        <NotSellingAlert />
        <Suspense fallback={<LinearProgress aria-label="Loading" />}>{children}</Suspense>
      </Box>
    </Box>
  );
}
