import { Box } from '@mui/material';
import type { Picture } from '@aabha/contracts/products/products.schema';

/** A picture of a grid, whole within its frame, in the width that the frame needs. Its name stands beside it. */
export function Thumbnail({ picture }: { picture: Picture }) {
  const [best] = picture.sources;
  return (
    <Box
      component="img"
      src={picture.src}
      {...(best ? { srcSet: best.srcset, sizes: '200px' } : {})}
      alt=""
      loading="lazy"
      sx={{
        ...{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'contain', p: 1 },
        ...{ bgcolor: '#fbfaf7', boxSizing: 'border-box' },
      }}
    />
  );
}
