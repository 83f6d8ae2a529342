import {
  CheckboxGroupInput,
  NumberInput,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import {
  DispatchCenterFields,
  type DispatchCenter,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import type { CenterProvider } from './centers.data';
import {
  centerConflictFields,
  centerOf,
  EMPTY_CENTER,
  WEEKDAY_CHOICES,
  type TypedCenter,
} from './lane-forms';

const errorsOf = formErrors(DispatchCenterFields);
const typedOf = ({
  name,
  pin,
  cutoff,
  weekdays,
  lead_hours,
  units_per_day,
}: DispatchCenter): TypedCenter => ({
  ...{ name, pin, cutoff, weekdays, lead_hours, units_per_day },
});

interface CenterDialogProps {
  center?: DispatchCenter;
  onClose: () => void;
}

/** Adds a dispatch centre, or changes one. */
export function CenterDialog({ center, onClose }: CenterDialogProps) {
  const dataProvider = useDataProvider<CenterProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: TypedCenter, updated_at: string | undefined) => {
    const fields = centerOf(typed);
    if (center) await dataProvider.updateCenter({ ...fields, id: center._id, updated_at });
    else await dataProvider.createCenter(fields);
    notify('The dispatch centre is saved.', { type: 'success' });
    refresh();
  };
  const edit = center && {
    updatedAt: center.updated_at,
    fields: centerConflictFields,
    valuesOf: (current: unknown) => typedOf(current as DispatchCenter),
  };
  return (
    <FormDialog
      title={center ? `Edit ${center.name}` : 'Add a dispatch centre'}
      save="Save"
      saving="Saving..."
      values={center ? typedOf(center) : EMPTY_CENTER}
      validate={(typed) => errorsOf(centerOf(typed as TypedCenter))}
      onSave={save}
      onClose={onClose}
      {...(edit ? { edit } : {})}
    >
      <TextInput source="name" label="Name" helperText="As the service areas name it." fullWidth />
      <TextInput source="pin" label="PIN code" helperText={false} fullWidth />
      <TextInput
        source="cutoff"
        type="time"
        label="Cut-off, in India"
        helperText="What is packed before leaves on the same day."
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
      />
      <CheckboxGroupInput
        source="weekdays"
        label="Dispatches on"
        choices={WEEKDAY_CHOICES}
        helperText={false}
      />
      <NumberInput source="lead_hours" label="Hours to pack" helperText={false} min={0} step={1} fullWidth />
      <NumberInput
        source="units_per_day"
        label="Units a day"
        helperText="Empty for no limit. Orders beyond it leave on the next day."
        min={1}
        step={1}
        fullWidth
      />
    </FormDialog>
  );
}
