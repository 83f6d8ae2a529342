import { Link } from '@mui/material';

/** Lets the keyboard pass the bar and the menu. */
export function SkipLink() {
  return (
    <Link
      href="#main-content"
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus': { top: 8 },
      }}
    >
      Skip to the content
    </Link>
  );
}
