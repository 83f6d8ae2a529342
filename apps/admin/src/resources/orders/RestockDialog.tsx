import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { RestockOrderInput } from '@aabha/contracts/orders/orders.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import { formatCount } from '../../data/number-format';
import type { OrderRecord } from './order-record';
import type { OrderProvider } from './orders.data';

const validate = formErrors(RestockOrderInput.pick({ reason: true }));

/** Puts the items of an order back in stock; the reason is for the audit log. */
export function RestockDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<OrderProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const units = order.products.reduce(
    (sum, { quantity, settled_quantity }) => sum + quantity - settled_quantity,
    0,
  );
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['orders'] });
    await queries.invalidateQueries({ queryKey: ['dashboard'] });
  };
  const restock = async ({ reason }: { reason: string }) => {
    await dataProvider.restockOrder({ id: order._id, reason });
    notify('The items are back in stock.', { type: 'success' });
    await readAgain();
  };
  return (
    <FormDialog
      title={`Put the items of order ${orderNumber(order._id)} back in stock?`}
      save="Add to stock"
      saving="Updating..."
      values={{ reason: '' }}
      validate={validate}
      onSave={restock}
      /* Somebody else may have restocked it first: the page below shows the current state. */
      onFailed={() => void readAgain()}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ mb: 1 }}>
        This adds {formatCount(units, 'television', 'televisions')} back to stock, so that others can buy
        them.
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        If someone has already added them to the stock by hand, do not continue.
      </Typography>
      <TextInput
        source="reason"
        label="Reason"
        helperText="For the audit log: how they came back and their condition."
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
        autoFocus
        fullWidth
        isRequired
      />
    </FormDialog>
  );
}
