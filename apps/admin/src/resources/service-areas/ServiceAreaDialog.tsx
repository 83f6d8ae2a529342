import { BooleanInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ServiceAreaFields } from '@aabha/contracts/service-areas/service-areas.staff.schema';
import type { ServiceAreaProvider } from './service-areas.data';
import { AREA_LABELS } from '../../data/field-labels';
import { formErrors } from '../../data/form-errors';
import { FormDialog } from '../../components/FormDialog';
import {
  areaConflictFields,
  serviceAreaFormFields,
  EMPTY_AREA,
  type ServiceAreaRecord,
} from './service-area-form';

const validate = formErrors(ServiceAreaFields);
const TEXTS = ['dispatchCenter', 'originCenter', 'returnCenter', 'facilityCity', 'facilityState'] as const;

interface ServiceAreaDialogProps {
  area?: ServiceAreaRecord;
  /** The PIN code of a new area, as the form opens with it. */
  newPin?: string;
  onClose: () => void;
}

/** The Create New and Edit modal of a service area (docs/spec/delivery.md#service-area-screen). */
export function ServiceAreaDialog({ area, newPin = '', onClose }: ServiceAreaDialogProps) {
  const dataProvider = useDataProvider<ServiceAreaProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (values: ServiceAreaFields, updated_at: string | undefined) => {
    if (area) await dataProvider.updateServiceArea({ ...values, id: area._id, updated_at });
    else await dataProvider.createServiceArea(values);
    notify(area ? 'Zipcode updated successfully!' : 'Zipcode saved successfully!', { type: 'success' });
    refresh();
  };
  const edit = area && {
    record: { resource: 'area-of-services', record: area._id },
    updatedAt: area.updated_at,
    fields: areaConflictFields,
    valuesOf: serviceAreaFormFields,
  };
  return (
    <FormDialog
      title={area ? `Edit ${area.zipcode}` : 'Create New'}
      save="Save"
      saving="Saving..."
      values={area ? serviceAreaFormFields(area) : { ...EMPTY_AREA, zipcode: newPin }}
      validate={validate}
      onSave={save}
      onClose={onClose}
      {...(edit ? { edit } : {})}
    >
      <TextInput
        source="zipcode"
        label={AREA_LABELS.zipcode}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        autoFocus
        fullWidth
      />
      {TEXTS.map((source) => (
        <TextInput key={source} source={source} label={AREA_LABELS[source]} fullWidth />
      ))}
      <BooleanInput source="outOfDeliveryArea" label={AREA_LABELS.outOfDeliveryArea} helperText={false} />
    </FormDialog>
  );
}
