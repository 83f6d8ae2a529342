import { useMutation } from '@tanstack/react-query';
import { Confirm, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { ProductProvider } from './products.data';
import { useProductsChanged } from './use-product-saving';

interface DeleteProductsDialogProps {
  ids: readonly string[];
  what: string;
  onClose: () => void;
}

/**
 * Asks before televisions are taken off sale. Earlier orders still show them
 * (docs/spec/products.md#removing).
 */
export function DeleteProductsDialog({ ids, what, onClose }: DeleteProductsDialogProps) {
  const dataProvider = useDataProvider<ProductProvider>();
  const { selectedIds, onSelect } = useListContext();
  const changed = useProductsChanged();
  const notify = useNotify();
  const remove = useMutation({
    mutationFn: () => dataProvider.removeProducts(ids),
    onSuccess: async ({ data }) => {
      notify(data.message, { type: 'success' });
      onSelect(selectedIds.filter((id) => !ids.includes(String(id))));
      onClose();
      await changed();
    },
    onError: (error: Error) => {
      notify(error.message, { type: 'error' });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      title="Delete Product"
      content={`Are you sure you want to delete ${what}? It will be removed from sale. Past orders are not affected.`}
      cancel="Cancel"
      confirm="Delete"
      confirmColor="warning"
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
