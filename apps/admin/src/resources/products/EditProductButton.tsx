import EditIcon from '@mui/icons-material/EditOutlined';
import { DialogContent, DialogTitle, IconButton, LinearProgress, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ProductRecord } from './products.data';
import { TypingDialog } from '../../components/TypingDialog';
import { ProductLoader } from './ProductLoader';

const ProductForm = lazy(() => import('./ProductForm').then((module) => ({ default: module.ProductForm })));

/** The edit popup (docs/spec/products.md#all-products-screen): the list keeps its position. */
export function EditProductButton({ product }: { product: ProductRecord }) {
  const [open, setOpen] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title="Edit">
        <IconButton size="small" aria-label={`Edit ${product.name}`} onClick={() => setOpen(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && (
        <TypingDialog unsaved={unsaved} maxWidth="lg" onClose={close} aria-labelledby="edit-product-title">
          <DialogTitle id="edit-product-title">Edit {product.name}</DialogTitle>
          <DialogContent sx={{ pb: 0 }}>
            <ProductLoader id={product.id}>
              {(whole) => (
                <Suspense fallback={<LinearProgress aria-label="Loading" />}>
                  <ProductForm
                    isPopup
                    product={whole}
                    onUnsaved={setUnsaved}
                    onSaved={close}
                    onCancel={close}
                  />
                </Suspense>
              )}
            </ProductLoader>
          </DialogContent>
        </TypingDialog>
      )}
    </>
  );
}
