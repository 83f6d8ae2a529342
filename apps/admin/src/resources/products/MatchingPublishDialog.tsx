import { Typography } from '@mui/material';
import { useState } from 'react';
import { BulkJobDialog } from '../../components/bulk-jobs/BulkJobDialog';
import { productListFilters, PRODUCTS } from './products.data';

interface MatchingPublishDialogProps {
  kind: 'product-publish' | 'product-unpublish';
  filter: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Publishes all televisions of a filter, or makes drafts of them, as a job. */
export function MatchingPublishDialog({ kind, filter, onClose }: MatchingPublishDialogProps) {
  const [filters] = useState(() => productListFilters({ filter }));
  const publishes = kind === 'product-publish';
  return (
    <BulkJobDialog
      title={publishes ? 'Publish all products that match' : 'Make drafts of all products that match'}
      resource={PRODUCTS}
      one="product"
      many="products"
      act={{ kind, filters }}
      isDangerous={!publishes}
      onClose={onClose}
    >
      {() => (
        <Typography>
          {publishes
            ? 'Those that lack a fact or a declaration stay drafts.'
            : 'Shoppers will not see them. Carts that hold them say so.'}
        </Typography>
      )}
    </BulkJobDialog>
  );
}
