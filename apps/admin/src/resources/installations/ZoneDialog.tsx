import { Typography } from '@mui/material';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ZoneFields, type Zone } from '@aabha/contracts/installations/zones.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors, type FormErrors } from '../../data/form-errors';
import { ExceptionRows } from './ExceptionRows';
import { WeekInputs } from './WeekInputs';
import { EMPTY_ZONE, typedZone, zoneConflictFields, zoneOf, type TypedZone } from './zone-forms';
import { zoneErrors } from './zone-errors';
import type { ZoneProvider } from './installations.data';

const errorsOf = formErrors(ZoneFields);

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle1" component="h3" sx={{ mt: 1, mb: 1 }}>
    {children}
  </Typography>
);

/** Adds a technician zone, or changes its areas and places. */
export function ZoneDialog({ zone, onClose }: { zone?: Zone; onClose: () => void }) {
  const dataProvider = useDataProvider<ZoneProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: TypedZone, updated_at: string | undefined) => {
    const fields = zoneOf(typed);
    if (zone) await dataProvider.updateZone({ ...fields, id: zone._id, updated_at });
    else await dataProvider.createZone(fields);
    notify('The zone is saved. Installations that are booked stay as they are.', { type: 'success' });
    refresh();
  };
  const edit = zone && {
    updatedAt: zone.updated_at,
    fields: zoneConflictFields,
    valuesOf: (current: unknown) => typedZone(current as Zone),
  };
  return (
    <FormDialog<TypedZone>
      title={zone ? `Edit ${zone.name}` : 'Add a technician zone'}
      save="Save"
      saving="Saving..."
      values={zone ? typedZone(zone) : EMPTY_ZONE}
      validate={(typed): FormErrors => zoneErrors(errorsOf(zoneOf(typed as TypedZone)))}
      onSave={save}
      onClose={onClose}
      {...(edit ? { edit } : {})}
    >
      <TextInput source="name" label="Name" helperText={false} fullWidth />
      <TextInput
        source="districts"
        label="Districts"
        helperText="As PIN codes name them, with commas between."
        multiline
        fullWidth
      />
      <TextInput
        source="pins"
        label="PIN codes of its own"
        helperText="They go before the zones of their districts."
        multiline
        fullWidth
      />
      <Heading>Technicians in each part of a day</Heading>
      <WeekInputs />
      <Heading>Exceptions</Heading>
      <ExceptionRows />
    </FormDialog>
  );
}
