import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import type { ReviewRecord } from './review-record';
import { ReviewPhotoDialog } from './ReviewPhotoDialog';

const SIZE = 56;

/** The photos of a review as small pictures, hidden ones faded. A press opens one large, to hide it or to show it again. */
export function StaffReviewPhotos({ review }: { review: ReviewRecord }) {
  const [openId, setOpenId] = useState<string>();
  const { photos, user } = review;
  const open = photos.find(({ _id: id }) => id === openId);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {photos.map(({ _id: id, src, sources, hidden_at: hiddenAt }, index) => {
        const name = `Photo ${index + 1} of ${photos.length} by ${user.name}${hiddenAt === null ? '' : ', hidden'}`;
        return (
          <ButtonBase
            key={id}
            aria-label={name}
            onClick={() => setOpenId(id)}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
          >
            <Box
              component="img"
              src={src}
              {...(sources[0] ? { srcSet: sources[0].srcset, sizes: `${SIZE}px` } : {})}
              alt=""
              loading="lazy"
              sx={{
                ...{ display: 'block', width: SIZE, height: SIZE, objectFit: 'cover' },
                ...(hiddenAt === null ? {} : { opacity: 0.35, filter: 'grayscale(1)' }),
              }}
            />
          </ButtonBase>
        );
      })}
      {open && <ReviewPhotoDialog review={review} photo={open} onClose={() => setOpenId(undefined)} />}
    </Box>
  );
}
