import { Typography } from '@mui/material';
import { useState } from 'react';
import { BulkJobDialog } from '../../components/bulk-jobs/BulkJobDialog';
import { productListFilters, PRODUCTS } from './products.data';

interface MatchingRemoveDialogProps {
  filter: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Takes all televisions of a filter off sale, as a job, after a question. */
export function MatchingRemoveDialog({ filter, onClose }: MatchingRemoveDialogProps) {
  const [filters] = useState(() => productListFilters({ filter }));
  return (
    <BulkJobDialog
      title="Delete all products that match"
      resource={PRODUCTS}
      one="product"
      many="products"
      act={{ kind: 'product-remove', filters }}
      isDangerous
      onClose={onClose}
    >
      {() => (
        <Typography>Are you sure? They will be removed from sale. Past orders are not affected.</Typography>
      )}
    </BulkJobDialog>
  );
}
