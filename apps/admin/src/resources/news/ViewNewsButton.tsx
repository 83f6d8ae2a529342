import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { NewsRecord } from './news.data';

/** The article as published: pictures, title, subtitle and text. */
function NewsView({ news, onClose }: { news: NewsRecord; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {news.title}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ overflowWrap: 'anywhere' }}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {news.subtitle} · {formatDay(news.created_at)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {news.pictures.map((picture, index) => (
            <Box
              key={picture.src}
              component="img"
              src={picture.src}
              alt={`Picture ${index + 1}`}
              width={picture.width}
              height={picture.height}
              sx={{ width: index === 0 ? '100%' : 160, height: 'auto', borderRadius: 1 }}
            />
          ))}
        </Box>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{news.description}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function ViewNewsButton({ news }: { news: NewsRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`View ${news.title}`} onClick={() => setOpen(true)}>
        View
      </Button>
      {open && <NewsView news={news} onClose={() => setOpen(false)} />}
    </>
  );
}
