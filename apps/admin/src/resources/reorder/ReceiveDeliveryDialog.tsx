import { NumberInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ReceiveDeliveryInput } from '@aabha/contracts/stock/deliveries.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import type { DeliveryProvider, DeliveryRecord } from './deliveries.data';
import { unitsText } from './reorder-texts';

interface TypedReceipt {
  units: number | null;
  note: string | null;
}

const validate = formErrors(ReceiveDeliveryInput);

/** Puts units of a delivery into stock: all that are to come, or those that did. */
export function ReceiveDeliveryDialog({
  delivery,
  onClose,
}: {
  delivery: DeliveryRecord;
  onClose: () => void;
}) {
  const dataProvider = useDataProvider<DeliveryProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const left = delivery.quantity - delivery.received;
  const inputOf = ({ units, note }: TypedReceipt) => ({
    id: delivery._id,
    units: units as number,
    note: note ?? '',
  });
  const receive = async (typed: TypedReceipt) => {
    await dataProvider.receiveDelivery(inputOf(typed));
    notify(`${unitsText(typed.units ?? 0)} of ${delivery.product.name} are in stock.`, { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={`Receive ${delivery.product.name}`}
      save="Put into stock"
      saving="Saving..."
      maxWidth="xs"
      values={{ units: left, note: '' }}
      validate={(typed) => validate(inputOf(typed as TypedReceipt))}
      onSave={receive}
      onClose={onClose}
    >
      <NumberInput
        source="units"
        label="Units that came"
        helperText={`${unitsText(left)} still to come. What does not come now stays expected.`}
        min={1}
        max={left}
        step={1}
        fullWidth
      />
      <TextInput source="note" label="Note" helperText={false} multiline fullWidth />
    </FormDialog>
  );
}
