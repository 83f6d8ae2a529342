import { Box, Card, Checkbox, Skeleton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { ProductRecord } from './products.data';
import { SelectionToolbar } from '../../components/SelectionToolbar';
import { NotListed } from './NotListed';
import { NoProducts } from './NoProducts';
import { ProductActions } from './ProductActions';
import { ProductPicture } from './ProductPicture';
import { ProductPriceField } from './ProductPriceField';
import { PublicationChip } from './PublicationChip';
import { SelectionActions } from './SelectionActions';
import { StockField } from './StockField';

const PICTURE_PX = 320;
const GRID = {
  display: 'grid',
  gap: 2,
  p: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
};

function ProductCard({ product }: { product: ProductRecord }) {
  const { selectedIds, onToggleItem } = useListContext<ProductRecord>();
  return (
    <Card
      component="article"
      aria-label={product.name}
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', p: 1.5 }}
    >
      <Checkbox
        size="small"
        checked={selectedIds.includes(product.id)}
        onChange={() => onToggleItem(product.id)}
        slotProps={{ input: { 'aria-label': `Select ${product.name}` } }}
        sx={{ position: 'absolute', top: 4, left: 4, bgcolor: 'background.paper' }}
      />
      <Box sx={{ alignSelf: 'center', width: '100%', maxWidth: PICTURE_PX }}>
        <ProductPicture product={product} widthPx={PICTURE_PX} />
      </Box>
      <Typography variant="h5" component="h2" sx={{ mt: 1 }}>
        {product.name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[product.companyName, product.category, product.sku].filter(Boolean).join(' · ')}
      </Typography>
      <Box>
        <PublicationChip product={product} />
      </Box>
      <NotListed product={product} />
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'start',
          mt: 'auto',
          pt: 1,
        }}
      >
        <Box>
          <ProductPriceField product={product} />
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <StockField onHand={product.onHand} />
          <Typography variant="body2" color="textSecondary">
            {product.onHand} on hand, {product.held} reserved
          </Typography>
        </Box>
      </Box>
      <ProductActions product={product} />
    </Card>
  );
}

/** The grid view: one television a card. */
export function ProductGrid() {
  const { data, isPending } = useListContext<ProductRecord>();
  if (isPending)
    return (
      <Box sx={GRID} role="status" aria-label="Loading">
        {Array.from({ length: STAFF_PAGE_SIZES.adminProducts }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={320} />
        ))}
      </Box>
    );
  if (!data || data.length === 0) return <NoProducts />;
  return (
    <>
      <SelectionToolbar>
        <SelectionActions />
      </SelectionToolbar>
      <Box sx={GRID}>
        {data.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Box>
    </>
  );
}
