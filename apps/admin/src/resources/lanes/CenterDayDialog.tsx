import { NumberInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import {
  CenterDayFields,
  type CenterDay,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import type { CenterDayProvider } from './center-days.data';
import { CenterInput } from './CenterInput';
import { dayConflictFields, dayOf, EMPTY_DAY, type TypedDay } from './lane-forms';

const errorsOf = formErrors(CenterDayFields);
const typedOf = ({ center, day, units, note }: CenterDay): TypedDay => ({
  ...{ center_id: center._id, day, units, note },
});

/** Closes a centre on a day, gives it another capacity, or changes that. */
export function CenterDayDialog({ day, onClose }: { day?: CenterDay; onClose: () => void }) {
  const dataProvider = useDataProvider<CenterDayProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: TypedDay, updated_at: string | undefined) => {
    const fields = dayOf(typed);
    if (day) await dataProvider.updateCenterDay({ ...fields, id: day._id, updated_at });
    else await dataProvider.createCenterDay(fields);
    notify('The day is saved. New orders get dates by it.', { type: 'success' });
    refresh();
  };
  const edit = day && {
    updatedAt: day.updated_at,
    fields: dayConflictFields,
    valuesOf: (current: unknown) => typedOf(current as CenterDay),
  };
  return (
    <FormDialog
      title={day ? `Edit a day of ${day.center.name}` : 'Add a day'}
      save="Save"
      saving="Saving..."
      maxWidth="xs"
      values={day ? typedOf(day) : EMPTY_DAY}
      validate={(typed) => errorsOf(dayOf(typed as TypedDay))}
      onSave={save}
      onClose={onClose}
      {...(edit ? { edit } : {})}
    >
      <CenterInput source="center_id" label="Dispatch centre" />
      <TextInput
        source="day"
        type="date"
        label="Day, in India"
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
      />
      <NumberInput
        source="units"
        label="Units that leave"
        helperText="0 where the centre is closed."
        min={0}
        step={1}
        fullWidth
      />
      <TextInput
        source="note"
        label="Why"
        helperText="Shoppers read it as a reason of their date."
        fullWidth
      />
    </FormDialog>
  );
}
