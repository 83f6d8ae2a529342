import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider } from 'react-admin';
import { useActionWithNotice } from '../../data/use-action-with-notice';
import type { DeletedProduct, DeletedProductProvider } from './deleted-products.data';

/** Puts a television on sale again, after a question. */
export function RestoreProductButton({ product }: { product: DeletedProduct }) {
  const dataProvider = useDataProvider<DeletedProductProvider>();
  const [asking, setAsking] = useState(false);
  const restore = useActionWithNotice(() => dataProvider.restoreProduct(product._id), ['deleted-products']);
  return (
    <>
      <Button size="small" aria-label={`Restore ${product.name}`} onClick={() => setAsking(true)}>
        Restore
      </Button>
      <Confirm
        isOpen={asking}
        loading={restore.isPending}
        title={`Restore ${product.name}?`}
        content={`It is put on sale again as it was, with ${product.onHand === 1 ? '1 unit' : `${product.onHand} units`}.`}
        cancel="Cancel"
        confirm="Restore"
        onConfirm={() => restore.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
