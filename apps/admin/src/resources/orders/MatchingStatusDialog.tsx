import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { BulkJobDialog } from '../../components/bulk-jobs/BulkJobDialog';
import { formatCount } from '../../data/number-format';
import { orderFilters } from './orders.data';
import { StatusSelect } from './StatusDialog';

interface MatchingStatusDialogProps {
  filter: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Sets one status on all orders of a filter, as a job. */
export function MatchingStatusDialog({ filter, onClose }: MatchingStatusDialogProps) {
  const [filters] = useState(() => orderFilters({ filter }));
  const [status, setStatus] = useState<OrderStatus>('Shipped');
  const [reason, setReason] = useState('');
  const [goodsReturned, setGoodsReturned] = useState(false);
  return (
    <BulkJobDialog
      title="Update all orders that match"
      resource="orders"
      one="order"
      many="orders"
      act={{ kind: 'order-status', filters, status }}
      more={({ outside_count: outside }) => ({
        ...(reason.trim() ? { reason: reason.trim() } : {}),
        ...(outside > 0 ? { goods_returned: goodsReturned } : {}),
      })}
      onClose={onClose}
    >
      {(preview) => (
        <>
          <StatusSelect status={status} offered={ORDER_STATUSES} onChange={setStatus} />
          {preview !== undefined && preview.outside_count > 0 && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={goodsReturned}
                  onChange={(event) => setGoodsReturned(event.target.checked)}
                />
              }
              label={`The items are back: add ${formatCount(preview.outside_units, 'television', 'televisions')} to stock`}
            />
          )}
          {preview !== undefined && preview.back_count + preview.refund_count > 0 && (
            <TextField
              label={preview.refund_count > 0 ? 'Reason for the refunds' : 'Reason for moving orders back'}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              helperText="The customer can see this."
              slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
              multiline
              required
            />
          )}
        </>
      )}
    </BulkJobDialog>
  );
}
