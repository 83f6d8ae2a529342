import { Typography } from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { AddDeliveryInput } from '@aabha/contracts/stock/deliveries.schema';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import { FormDialog } from '../../components/FormDialog';
import { TelevisionInput } from '../../components/TelevisionInput';
import { formErrors } from '../../data/form-errors';
import type { DeliveryProvider } from './deliveries.data';
import { deliveryOf, type TypedDelivery } from './typed-delivery';
import { DeliveryInputs } from './DeliveryInputs';
import { unitsText } from './reorder-texts';

const DAY_MS = 86_400_000;
const validate = formErrors(AddDeliveryInput);

interface AddDeliveryDialogProps {
  /** The television that is ordered; without one the form asks for it. */
  television?: { _id: string; name: string; suggestion: number; lead_days: number };
  onClose: () => void;
}

/** Adds a delivery, with the units that a forecast suggests and the day on which they come if ordered today. */
export function AddDeliveryDialog({ television, onClose }: AddDeliveryDialogProps) {
  const dataProvider = useDataProvider<DeliveryProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const arrives = new Date(Date.now() + (television?.lead_days ?? 0) * DAY_MS);
  const values: TypedDelivery & { product: string } = {
    product: television?._id ?? '',
    quantity: television?.suggestion || null,
    due: television ? indiaDay(arrives) : '',
    ...{ supplier: '', note: '' },
  };
  const add = async (typed: typeof values) => {
    const { data } = await dataProvider.addDelivery({ product: typed.product, ...deliveryOf(typed) });
    notify(`${unitsText(data.quantity)} of ${data.product.name} expected on ${formatDay(data.due)}.`, {
      type: 'success',
    });
    refresh();
  };
  return (
    <FormDialog
      title={television ? 'Order in' : 'Add an expected delivery'}
      save="Add delivery"
      saving="Adding..."
      maxWidth="xs"
      values={values}
      validate={(typed) => {
        const all = typed as typeof values;
        return validate({ product: all.product, ...deliveryOf(all) });
      }}
      onSave={add}
      onClose={onClose}
    >
      {television ? (
        <Typography sx={{ mb: 2 }}>
          {television.name}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            Order it from your supplier; this adds the delivery that you expect.
          </Typography>
        </Typography>
      ) : (
        <TelevisionInput />
      )}
      <DeliveryInputs />
    </FormDialog>
  );
}
