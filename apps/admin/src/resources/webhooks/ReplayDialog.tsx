import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { counted } from '@aabha/contracts/counts/counts';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { shortUrl, type WebhookRecord } from './webhook-record';
import type { WebhookProvider } from './webhooks.data';

/** Sends all events of a webhook again from a day on. */
export function ReplayDialog({ webhook, onClose }: { webhook: WebhookRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<WebhookProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [day, setDay] = useState(indiaDay(new Date()));
  const replay = useMutation({
    mutationFn: () => dataProvider.replayWebhook(webhook.id, startOfIndiaDay(day).toISOString()),
    onSuccess: ({ data: { replayed } }) => {
      const text =
        replayed === 0 ? 'There is nothing to send again.' : `${counted(replayed, 'event')} sent again.`;
      notify(text, { type: 'success' });
      onClose();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Send events again</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          All events that {shortUrl(webhook.url)} was sent since this day are sent once more, under the same
          IDs.
        </Typography>
        <TextField
          type="date"
          label="From"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: indiaDay(new Date()) } }}
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={day === ''}
          loading={replay.isPending}
          onClick={() => replay.mutate()}
        >
          Send again
        </Button>
      </DialogActions>
    </Dialog>
  );
}
