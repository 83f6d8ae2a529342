import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { UpdateDeliveryInput, type Delivery } from '@aabha/contracts/stock/deliveries.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import type { DeliveryProvider, DeliveryRecord } from './deliveries.data';
import { deliveryConflictFields, deliveryOf, typedOf, type TypedDelivery } from './typed-delivery';
import { DeliveryInputs } from './DeliveryInputs';

const validate = formErrors(UpdateDeliveryInput);

/** Changes a delivery that is still to come. After an edit conflict, both versions are compared. */
export function EditDeliveryDialog({ delivery, onClose }: { delivery: DeliveryRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<DeliveryProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: TypedDelivery, updated_at: string | undefined) => {
    await dataProvider.updateDelivery({ id: delivery._id, ...deliveryOf(typed), updated_at });
    notify('The delivery is saved.', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={`Change the delivery of ${delivery.product.name}`}
      save="Save"
      saving="Saving..."
      maxWidth="xs"
      values={typedOf(delivery)}
      validate={(typed) => validate({ id: delivery._id, ...deliveryOf(typed as TypedDelivery) })}
      onSave={save}
      onClose={onClose}
      edit={{
        updatedAt: delivery.updated_at,
        fields: deliveryConflictFields,
        valuesOf: (current: Delivery) => typedOf(current),
      }}
    >
      <DeliveryInputs />
    </FormDialog>
  );
}
