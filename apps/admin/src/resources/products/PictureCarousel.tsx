import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, IconButton, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';

const EDGE = { position: 'absolute', top: '50%', transform: 'translateY(-50%)', bgcolor: 'background.paper' };

/** The pictures of a television in a carousel, with arrow keys. */
export function PictureCarousel({ urls, name }: { urls: readonly string[]; name: string }) {
  const [shown, setShown] = useState(0);
  const url = urls[shown];
  if (url === undefined) return <Typography color="textSecondary">There are no images yet.</Typography>;
  const turn = (by: number) => setShown((shown + by + urls.length) % urls.length);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Box role="group" aria-roledescription="carousel" aria-label="Images" onKeyDown={onKey}>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="img"
          src={url}
          alt={`${name}, image ${shown + 1} of ${urls.length}`}
          sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' }}
        />
        {urls.length > 1 && (
          <>
            <IconButton
              size="small"
              aria-label="Previous image"
              onClick={() => turn(-1)}
              sx={{ ...EDGE, left: 4 }}
            >
              <PreviousIcon />
            </IconButton>
            <IconButton
              size="small"
              aria-label="Next image"
              onClick={() => turn(1)}
              sx={{ ...EDGE, right: 4 }}
            >
              <NextIcon />
            </IconButton>
          </>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" align="center" aria-live="polite">
        {shown + 1} of {urls.length}
      </Typography>
    </Box>
  );
}
