import NoPictureIcon from '@mui/icons-material/TvOutlined';
import { Box } from '@mui/material';
import type { ProductRecord } from './products.data';

/** The cover of a television in its displayed width; decorative, since the name is beside it. */
export function ProductPicture({ product, widthPx }: { product: ProductRecord; widthPx: number }) {
  const [cover] = product.pictures;
  const frame = { display: 'block', width: '100%', maxWidth: widthPx, aspectRatio: '4 / 3' };
  if (!cover)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <NoPictureIcon />
      </Box>
    );
  return (
    <picture>
      {cover.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={`${widthPx}px`} />
      ))}
      <Box component="img" src={cover.src} alt="" loading="lazy" sx={{ ...frame, objectFit: 'contain' }} />
    </picture>
  );
}
