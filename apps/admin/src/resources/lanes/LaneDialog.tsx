import { Box } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import { LaneFields, type Lane } from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { LANE_AREA_LABELS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { FormDialog } from '../../components/FormDialog';
import { choicesOf } from '../../data/choices-of';
import { formErrors } from '../../data/form-errors';
import { CenterInput } from './CenterInput';
import { EMPTY_LANE, laneConflictFields, laneOf, WEEKDAY_CHOICES, type TypedLane } from './lane-forms';
import type { LaneProvider } from './lanes.data';

const errorsOf = formErrors(LaneFields);
const typedOf = ({
  center,
  kind,
  area,
  transit_min,
  transit_max,
  weekdays,
  max_kg,
  two_person,
}: Lane): TypedLane => ({
  ...{ center_id: center._id, kind, area, transit_min, transit_max, weekdays, max_kg, two_person },
});

function LaneInputs() {
  return (
    <>
      <CenterInput source="center_id" label="Dispatch centre" />
      <SelectInput
        source="kind"
        label="To"
        choices={choicesOf(LANE_AREA_LABELS)}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="area"
        label="PIN code, district or State"
        helperText="The most specific lane of a PIN code counts."
        fullWidth
      />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <NumberInput
          source="transit_min"
          label="Working days, at least"
          helperText={false}
          min={0}
          step={1}
        />
        <NumberInput source="transit_max" label="At most" helperText={false} min={0} step={1} />
      </Box>
      <CheckboxGroupInput
        source="weekdays"
        label="Delivers on"
        choices={WEEKDAY_CHOICES}
        helperText={false}
      />
      <NumberInput
        source="max_kg"
        label="Heaviest carton in kg"
        helperText="Empty for any. Heavier goods take the lane without a limit."
        min={1}
        fullWidth
      />
      <BooleanInput source="two_person" label="Two people carry it in" helperText={false} />
    </>
  );
}

/** Adds a lane, or changes one. Promises that were made stay. */
export function LaneDialog({ lane, onClose }: { lane?: Lane; onClose: () => void }) {
  const dataProvider = useDataProvider<LaneProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: TypedLane, updated_at: string | undefined) => {
    const fields = laneOf(typed);
    if (lane) await dataProvider.updateLane({ ...fields, id: lane._id, updated_at });
    else await dataProvider.createLane(fields);
    notify('The lane is saved. New orders get dates by it.', { type: 'success' });
    refresh();
  };
  const edit = lane && {
    updatedAt: lane.updated_at,
    fields: laneConflictFields,
    valuesOf: (current: unknown) => typedOf(current as Lane),
  };
  return (
    <FormDialog
      title={lane ? `Edit the lane to ${lane.area}` : 'Add a lane'}
      save="Save"
      saving="Saving..."
      values={lane ? typedOf(lane) : EMPTY_LANE}
      validate={(typed) => errorsOf(laneOf(typed as TypedLane))}
      onSave={save}
      onClose={onClose}
      {...(edit ? { edit } : {})}
    >
      <LaneInputs />
    </FormDialog>
  );
}
