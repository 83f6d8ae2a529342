import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ServiceAreaProvider } from './service-areas.data';
import type { ServiceAreaRecord } from './service-area-form';

/** Removes a place from the list, after a question. */
export function RemoveServiceAreaButton({ area }: { area: ServiceAreaRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<ServiceAreaProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const remove = useMutation({
    mutationFn: () => dataProvider.removeServiceArea(area._id),
    onSuccess: () => {
      notify('Zipcode deleted successfully!', { type: 'success' });
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Tooltip title="Remove">
        <IconButton size="small" aria-label={`Remove ${area.zipcode}`} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        loading={remove.isPending}
        title={`Remove ${area.zipcode}?`}
        content={`Customers in ${area.zipcode}, ${area.facilityCity}, will no longer be able to order.`}
        cancel="Cancel"
        confirm="Remove"
        confirmColor="warning"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
