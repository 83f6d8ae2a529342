import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ProductRecord } from './products.data';
import { DeleteProductButton } from './DeleteProductButton';
import { EditProductButton } from './EditProductButton';
import { editAddress, ViewProductButton } from './ViewProductButton';

/** The actions of one television of the list. */
export function ProductActions({ product }: { product: ProductRecord }) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <ViewProductButton product={product} />
      <EditProductButton product={product} />
      <Tooltip title="Edit on full page">
        <IconButton
          size="small"
          component={Link}
          to={editAddress(product.id)}
          aria-label={`Edit ${product.name} on full page`}
        >
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <DeleteProductButton product={product} />
    </Box>
  );
}
