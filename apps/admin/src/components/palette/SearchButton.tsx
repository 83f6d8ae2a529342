import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase, IconButton, useMediaQuery, type Theme } from '@mui/material';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The way to the search with the mouse: a box in the bar, an icon on a phone. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: onOpen,
  } as const;
  if (isPhone)
    return (
      <IconButton color="inherit" aria-label="Search" {...shared}>
        <SearchIcon />
      </IconButton>
    );
  return (
    <ButtonBase
      aria-label="Search"
      {...shared}
      sx={{
        display: 'flex',
        gap: 1,
        width: { sm: 180, md: 260 },
        height: 34,
        px: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
        color: 'text.secondary',
        font: 'inherit',
        fontSize: 14,
        '&:hover, &.Mui-focusVisible': { borderColor: 'primary.main' },
      }}
    >
      <SearchIcon sx={{ fontSize: 18 }} />
      <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
        Search
      </Box>
      <Box component="kbd" sx={{ font: 'inherit', fontSize: 13 }}>
        {isMac() ? '⌘K' : 'Ctrl K'}
      </Box>
    </ButtonBase>
  );
}
