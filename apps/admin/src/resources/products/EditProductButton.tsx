import { DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ProductRecord } from './products.data';
import { EditRowButton } from '../../components/EditRowButton';
import { TypingDialog } from '../../components/TypingDialog';
import { ProductLoader } from './ProductLoader';

const ProductForm = lazy(() => import('./ProductForm').then((module) => ({ default: module.ProductForm })));

function EditProductDialog({ product, onClose }: { product: ProductRecord; onClose: () => void }) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <TypingDialog unsaved={unsaved} maxWidth="lg" onClose={onClose} aria-labelledby="edit-product-title">
      <DialogTitle id="edit-product-title">Edit {product.name}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <ProductLoader id={product.id}>
          {(whole) => (
            <Suspense fallback={<LinearProgress aria-label="Loading" />}>
              <ProductForm
                isPopup
                product={whole}
                onUnsaved={setUnsaved}
                onSaved={onClose}
                onCancel={onClose}
              />
            </Suspense>
          )}
        </ProductLoader>
      </DialogContent>
    </TypingDialog>
  );
}

/** The edit popup (docs/spec/products.md#all-products-screen): the list keeps its position. */
export const EditProductButton = ({ product }: { product: ProductRecord }) => (
  <EditRowButton
    name={product.name}
    dialog={(onClose) => <EditProductDialog product={product} onClose={onClose} />}
  />
);
