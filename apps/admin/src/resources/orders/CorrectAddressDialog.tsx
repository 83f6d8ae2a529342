import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput, useNotify } from 'react-admin';
import { DeliveryAddressForm } from '@aabha/contracts/orders/delivery-address.schema';
import type { DeliveryAddress } from '@aabha/contracts/orders/orders.schema';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { DELIVERY_LABELS } from '../../data/field-labels';
import { formErrors } from '../../data/form-errors';
import { correctAddress } from './order-address';
import type { OrderRecord } from './order-record';
import { FormDialog } from '../../components/FormDialog';
import { PhoneInput } from '../../components/PhoneInput';

const validate = formErrors(DeliveryAddressForm);
const FIELDS = ['name', 'phone', 'address', 'city', 'zip'] as const;
const conflictFields = FIELDS.map((source) => ({
  source,
  label: DELIVERY_LABELS[source],
  text: (values: DeliveryAddress) => values[source],
}));
const formOf = ({ name, phone, address, city, zip }: DeliveryAddress): DeliveryAddress => ({
  name,
  phone: phone && formatPhone(phone),
  address,
  city,
  zip,
});

/**
 * Corrects the delivery address of a Pending order. Typed values stay after a refusal or an edit conflict.
 */
export function CorrectAddressDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const readAgain = () => queries.invalidateQueries({ queryKey: ['orders'] });
  const save = async (values: DeliveryAddress, updated_at: string | undefined) => {
    await correctAddress({ id: order._id, ...DeliveryAddressForm.parse(values), updated_at });
    notify('Delivery address corrected. The customer will get an email.', { type: 'success' });
    await readAgain();
  };
  return (
    <FormDialog
      title={`Correct the delivery address of order ${orderNumber(order._id)}`}
      save="Correct address"
      saving="Correcting..."
      values={formOf(order.shippingAddress)}
      validate={validate}
      onSave={save}
      onFailed={() => void readAgain()}
      onClose={onClose}
      edit={{
        record: { resource: 'orders', record: order._id },
        updatedAt: order.updated_at,
        fields: conflictFields,
        valuesOf: formOf,
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        The customer will get an email with the old and the new address. The invoice does not change.
      </Typography>
      <TextInput source="name" label={DELIVERY_LABELS.name} autoComplete="off" autoFocus fullWidth />
      <PhoneInput source="phone" label={DELIVERY_LABELS.phone} autoComplete="off" fullWidth />
      <TextInput source="address" label={DELIVERY_LABELS.address} autoComplete="off" multiline fullWidth />
      <TextInput source="city" label={DELIVERY_LABELS.city} autoComplete="off" fullWidth />
      <TextInput
        source="zip"
        label={DELIVERY_LABELS.zip}
        helperText={`In ${order.shippingAddress.state} only: in another State the tax would be different.`}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        autoComplete="off"
        fullWidth
      />
    </FormDialog>
  );
}
