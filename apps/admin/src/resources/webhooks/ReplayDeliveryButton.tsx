import ReplayIcon from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { WebhookDelivery } from '@aabha/contracts/webhooks/webhooks.schema';
import type { WebhookProvider } from './webhooks.data';

/** Sends a delivery again under the same id; nothing for one that waits. */
export function ReplayDeliveryButton({ delivery: { _id, state } }: { delivery: WebhookDelivery }) {
  const dataProvider = useDataProvider<WebhookProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const replay = useMutation({
    mutationFn: () => dataProvider.replayDelivery(_id),
    onSuccess: () => notify('The event is sent again.', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  if (state === 'pending') return null;
  return (
    <Button
      size="small"
      startIcon={<ReplayIcon />}
      loading={replay.isPending}
      onClick={() => replay.mutate()}
    >
      Send again
    </Button>
  );
}
