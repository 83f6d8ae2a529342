import { Box, Typography } from '@mui/material';

interface ProductLike {
  name: string;
  companyName: string;
  pictures: readonly { src: string; width: number; height: number }[];
}

/** A television in a row: picture, name and brand. */
export function ProductField({ product }: { product: ProductLike }) {
  const [picture] = product.pictures;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      {/* Without a picture its space stays reserved, so that names are aligned. */}
      <Box component="span" sx={{ width: 56, height: 42, flexShrink: 0 }}>
        {picture && (
          <Box
            component="img"
            src={picture.src}
            alt=""
            loading="lazy"
            width={56}
            height={42}
            sx={{ objectFit: 'contain', borderRadius: 1 }}
          />
        )}
      </Box>
      <span>
        {product.name}
        <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
          {product.companyName}
        </Typography>
      </span>
    </Box>
  );
}
