import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { ProductRecord } from './products.data';
import { DeleteProductsDialog } from './DeleteProductsDialog';

/** Takes one television off sale, after a question (docs/spec/products.md#removing). */
export function DeleteProductButton({ product }: { product: ProductRecord }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Tooltip title="Delete">
        <IconButton size="small" aria-label={`Delete ${product.name}`} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {asking && (
        <DeleteProductsDialog ids={[product.id]} what={product.name} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
