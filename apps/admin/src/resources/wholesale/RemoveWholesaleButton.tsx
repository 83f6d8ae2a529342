import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { WholesaleProvider, WholesaleRecord } from './wholesale.data';

/** Removes a product from the wholesale list, after a question. */
export function RemoveWholesaleButton({ listed }: { listed: WholesaleRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<WholesaleProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const remove = useMutation({
    mutationFn: () => dataProvider.removeWholesale(listed._id),
    onSuccess: () => {
      notify('Wholesale product deleted successfully.', { type: 'success' });
      refresh();
    },
    onError: () => notify('Failed to delete wholesale product.', { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Tooltip title="Delete">
        <IconButton
          size="small"
          aria-label={`Delete ${listed.product_id.name}`}
          onClick={() => setAsking(true)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        loading={remove.isPending}
        title="Delete wholesale product?"
        content={`${listed.product_id.name} will be removed from wholesale. Existing orders are not affected.`}
        cancel="Cancel"
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
