import HomeIcon from '@mui/icons-material/Storefront';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Toolbar, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  LoadingIndicator,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  useLogout,
} from 'react-admin';
import { Brand } from './Brand';

/** Sign-out asks first (product §2). */
function SignOut() {
  const [asking, setAsking] = useState(false);
  const logout = useLogout();
  return (
    <>
      <Tooltip title="Logout">
        <IconButton color="inherit" aria-label="Logout" onClick={() => setAsking(true)}>
          <LogoutIcon />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        title="Are you sure?"
        content="Do you want to logout?"
        cancel="Cancel"
        confirm="Logout"
        onConfirm={() => void logout()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

export function TopBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const { identity } = useGetIdentity();
  return (
    <AppBar position="sticky">
      <Toolbar variant="dense" sx={{ gap: 1 }}>
        <Tooltip title={menuOpen ? 'Close the menu' : 'Open the menu'}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Menu"
            aria-expanded={menuOpen}
            onClick={onMenu}
          >
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Brand sizePx={22} />
        </Box>
        <TitlePortal
          component="h1"
          variant="h3"
          sx={{
            flex: 1,
            pl: { xs: 0, sm: 2 },
            ml: { xs: 0, sm: 1 },
            borderLeft: { xs: 0, sm: 1 },
            borderColor: 'divider',
            fontWeight: 600,
          }}
        />
        <LoadingIndicator />
        <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {identity?.fullName}
        </Typography>
        <ToggleThemeButton />
        <Tooltip title="Profile">
          <IconButton color="inherit" aria-label="Profile" href="/">
            <HomeIcon />
          </IconButton>
        </Tooltip>
        <Box component="span">
          <SignOut />
        </Box>
      </Toolbar>
    </AppBar>
  );
}
