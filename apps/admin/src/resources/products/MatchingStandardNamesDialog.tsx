import { Typography } from '@mui/material';
import { useState } from 'react';
import { BulkJobDialog } from '../../components/bulk-jobs/BulkJobDialog';
import { productListFilters, PRODUCTS } from './products.data';

interface MatchingStandardNamesDialogProps {
  filter: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Gives all televisions of a filter the standard names of the dictionary, as a job. */
export function MatchingStandardNamesDialog({ filter, onClose }: MatchingStandardNamesDialogProps) {
  const [filters] = useState(() => productListFilters({ filter }));
  return (
    <BulkJobDialog
      title="Use standard names in all products that match"
      resource={PRODUCTS}
      one="product"
      many="products"
      act={{ kind: 'product-standard-names', filters }}
      onClose={onClose}
    >
      {() => (
        <Typography>
          Other spellings of specifications are replaced by the names of the dictionary. Values stay as they
          are.
        </Typography>
      )}
    </BulkJobDialog>
  );
}
