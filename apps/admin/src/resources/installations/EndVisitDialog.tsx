import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { UpdateInstallationInput } from '@aabha/contracts/installations/installations.schema';
import type { UpdateInstallationInput as VisitEnd } from '@aabha/contracts/installations/installations.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import { formatVisit } from '../../data/format-visit';
import type { InstallationProvider, InstallationRecord } from './installations.data';

const errorsOf = formErrors(UpdateInstallationInput);

interface Typed {
  done_on: string | null;
  note: string | null;
  serial: string | null;
}

interface EndVisitDialogProps {
  installation: InstallationRecord;
  state: VisitEnd['state'];
  onClose: () => void;
}

/** Notes that a visit is done, with its day, or that it failed, with the reason. */
export function EndVisitDialog({ installation, state, onClose }: EndVisitDialogProps) {
  const dataProvider = useDataProvider<InstallationProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const isDone = state === 'done';
  const today = indiaDay(new Date());
  const sent = ({ done_on: doneOn, note, serial }: Typed): VisitEnd => ({
    ...{ id: installation._id, state, note: note ?? '', updated_at: installation.updated_at },
    ...(isDone && { done_on: doneOn ?? '', ...(serial && { serial }) }),
  });
  const save = async (typed: Typed) => {
    await dataProvider.updateInstallation(sent(typed));
    notify(isDone ? 'Installation done.' : 'Visit noted as failed. The customer can book another one.', {
      type: 'success',
    });
    refresh();
  };
  return (
    <FormDialog<Typed>
      title={isDone ? 'Installation done' : 'Visit failed'}
      save={isDone ? 'Mark as done' : 'Mark as failed'}
      saving="Saving..."
      maxWidth="xs"
      values={{ done_on: installation.day < today ? installation.day : today, note: '', serial: '' }}
      validate={(typed) => errorsOf(sent(typed as Typed))}
      onSave={save}
      onClose={onClose}
    >
      <p>
        {installation.name}, {formatVisit(installation)}
      </p>
      {isDone && (
        <TextInput
          source="done_on"
          type="date"
          label="Done on, in India"
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
      )}
      {isDone && (
        <TextInput
          source="serial"
          label="Serial number"
          helperText="The warranty starts on this day. Left empty, it stays as it is."
          fullWidth
        />
      )}
      <TextInput
        source="note"
        label={isDone ? 'Note' : 'Why it failed'}
        helperText="Only staff read it."
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
