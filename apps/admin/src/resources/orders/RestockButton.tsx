import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderProvider } from './orders.data';
import { formatCount } from '../../data/number-format';
import { awaitsGoods, type OrderRecord } from './order-record';
import { TypingDialog } from '../../components/TypingDialog';

function RestockDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const titleId = useId();
  const dataProvider = useDataProvider<OrderProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const units = order.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const restock = useMutation({
    mutationFn: () => dataProvider.restockOrder({ id: order._id, reason }),
    onSuccess: () => {
      notify('The items are back in stock.', { type: 'success' });
      onClose();
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    restock.mutate();
  };
  return (
    <TypingDialog
      unsaved={reason !== ''}
      busy={restock.isPending}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>Put the items of order {orderNumber(order._id)} back in stock?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {restock.error && <Alert severity="error">{restock.error.message}</Alert>}
          <Typography>
            This adds {formatCount(units, 'television', 'televisions')} back to stock, so that others can buy
            them.
          </Typography>
          <Typography variant="body2" color="textSecondary">
            If someone has already added them to the stock by hand, do not continue.
          </Typography>
          <TextField
            label="Reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText="For the audit log: how they came back and their condition."
            slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
            multiline
            required
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={restock.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={restock.isPending}>
            {restock.isPending ? 'Updating...' : 'Add to stock'}
          </Button>
        </DialogActions>
      </form>
    </TypingDialog>
  );
}

/** Records later that the goods of a Cancelled or Returned order are back; hidden once they are. */
export function RestockButton({ order }: { order: OrderRecord }) {
  const [open, setOpen] = useState(false);
  if (!awaitsGoods(order) && !open) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        Restock items
      </Button>
      {open && <RestockDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
