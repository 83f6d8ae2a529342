import HomeIcon from '@mui/icons-material/Storefront';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import {
  AppBar,
  Box,
  IconButton,
  Menu,
  MenuItem,
  Toolbar,
  Tooltip,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { LoadingIndicator, TitlePortal, ToggleThemeButton, useGetIdentity } from 'react-admin';
import { Brand } from './Brand';
import { ConfirmSignOut } from './ConfirmSignOut';
import { LiveStatus } from './LiveStatus';
import { SearchButton } from './palette/SearchButton';
import { useShopSettings } from './use-shop-settings';

interface AccountProps {
  name: string | undefined;
  /**
   * Returns the storefront's home page, the target of Profile (docs/spec/back-office.md#sign-in), once the
   * settings are loaded.
   */
  profileUrl: string | undefined;
  onLogout: () => void;
}

interface SlideOut {
  open: boolean;
  onToggle: () => void;
}

/** On a phone: a menu with the signed-in person and the actions that do not fit into the bar. */
function AccountMenu({ name, profileUrl, onLogout }: AccountProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {name && (
          <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
            {name}
          </MenuItem>
        )}
        {profileUrl && (
          <MenuItem component="a" href={profileUrl}>
            Profile
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            onLogout();
          }}
        >
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}

/** On wider screens: the same with a button each. */
function AccountButtons({ name, profileUrl, onLogout }: AccountProps) {
  return (
    <>
      <Typography variant="body2">{name}</Typography>
      {profileUrl && (
        <Tooltip title="Profile">
          <IconButton color="inherit" aria-label="Profile" href={profileUrl}>
            <HomeIcon />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title="Logout">
        <IconButton color="inherit" aria-label="Logout" onClick={onLogout}>
          <LogoutIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}

/** The button of the slide-out sidebar. */
function MenuButton({ open, onToggle }: SlideOut) {
  return (
    <Tooltip title={open ? 'Close the menu' : 'Open the menu'}>
      <IconButton edge="start" color="inherit" aria-label="Menu" aria-expanded={open} onClick={onToggle}>
        <MenuIcon />
      </IconButton>
    </Tooltip>
  );
}

/** The bar above every screen; `menu` where the sidebar slides out. */
export function TopBar({ menu, onSearch }: { menu?: SlideOut; onSearch: () => void }) {
  const { identity } = useGetIdentity();
  const storeUrl = useShopSettings()?.storeUrl;
  const profileUrl = storeUrl && `${storeUrl}/`;
  const [asking, setAsking] = useState(false);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Account = isPhone ? AccountMenu : AccountButtons;
  return (
    <AppBar position="sticky">
      <Toolbar variant="dense" sx={{ gap: { xs: 0.5, sm: 1 }, px: { xs: 1.5, sm: 3 } }}>
        {menu && <MenuButton {...menu} />}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Brand sizePx={22} />
        </Box>
        <TitlePortal
          component="h1"
          variant="h3"
          sx={{
            flex: 1,
            minWidth: 0,
            lineHeight: 1.2,
            /* A long title wraps to two lines instead of being cut. */
            whiteSpace: 'normal',
            textOverflow: 'clip',
            pl: { xs: 0, sm: 2 },
            ml: { xs: 0, sm: 1 },
            borderLeft: { xs: 0, sm: 1 },
            borderColor: 'divider',
            fontWeight: 600,
          }}
        />
        <SearchButton onOpen={onSearch} />
        <LiveStatus />
        <LoadingIndicator aria-label="Loading" />
        <ToggleThemeButton />
        <Account name={identity?.fullName} profileUrl={profileUrl} onLogout={() => setAsking(true)} />
        {asking && <ConfirmSignOut onClose={() => setAsking(false)} />}
      </Toolbar>
    </AppBar>
  );
}
