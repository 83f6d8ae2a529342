import { Box, LinearProgress, Typography } from '@mui/material';

/** The uploaded share of a form with pictures, from 0 to 1; afterwards the server processes the images. */
export function SendingProgress({ share }: { share: number }) {
  const text = share < 1 ? `Sending, ${Math.round(share * 100)}%` : 'Preparing the images...';
  return (
    <Box sx={{ flex: 1, minWidth: 120 }} role="status">
      <Typography variant="body2">{text}</Typography>
      <LinearProgress
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={share * 100}
        aria-label="Sending"
      />
    </Box>
  );
}
