import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductRecord } from './products.data';
import { ProductDetails } from './ProductDetails';
import { ProductLoader } from './ProductLoader';

/** Returns the address of a television's edit page (docs/spec/products.md#all-products-screen). */
export const editAddress = (id: string) => `/admin-dashboard/edit-product/${id}`;

/** The details popup (docs/spec/products.md#all-products-screen). */
export function ViewProductButton({ product }: { product: ProductRecord }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title="Details">
        <IconButton size="small" aria-label={`Details of ${product.name}`} onClick={() => setOpen(true)}>
          <ViewIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && (
        <Dialog open fullWidth maxWidth="md" onClose={close} aria-labelledby="product-title">
          <DialogTitle id="product-title">{product.name}</DialogTitle>
          <DialogContent>
            <ProductLoader id={product.id}>{(whole) => <ProductDetails product={whole} />}</ProductLoader>
          </DialogContent>
          <DialogActions>
            <Button component={Link} to={editAddress(product.id)}>
              Edit on full page
            </Button>
            <Button variant="contained" onClick={close}>
              Close
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
