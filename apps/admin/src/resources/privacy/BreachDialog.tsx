import { Box } from '@mui/material';
import { BooleanInput, DateTimeInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { CreateBreachInput, UpdateBreachInput, type Breach } from '@aabha/contracts/privacy/breaches.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { FormDialog } from '../../components/FormDialog';
import type { ConflictField } from '../../data/edit-conflict';
import { validateWith } from '../../data/validate-with';
import type { BreachProvider } from './breaches.data';

const EMPTY = {
  ...{ what: '', data: '', affected: '', consequences: '', measures: '', known_at: '' },
  ...{ board_told_at: null as string | null, people_told_at: null as string | null, closed: false },
};
type Values = typeof EMPTY;

const valuesOf = (breach: Breach): Values => ({
  ...{ what: breach.what, data: breach.data, affected: breach.affected, consequences: breach.consequences },
  ...{ measures: breach.measures, known_at: breach.known_at, board_told_at: breach.board_told_at },
  ...{ people_told_at: breach.people_told_at, closed: breach.closed_at !== null },
});

/* An empty field of a date is an empty text. */
const given = (values: Values): Values => ({
  ...values,
  board_told_at: values.board_told_at || null,
  people_told_at: values.people_told_at || null,
});

const checkEdit = validateWith(UpdateBreachInput.omit({ id: true, updated_at: true }));
const validate = (values: unknown) => checkEdit(given(values as Values));

/* Of the device, which knows its time zone; the API takes ISO-8601. */
const toIso = (local: string) => (local === '' ? '' : new Date(local).toISOString());

const day = { parse: toIso, helperText: false, fullWidth: true } as const;

const TEXTS = [
  ['what', 'What happened'],
  ['data', 'Which data'],
  ['affected', 'Who is affected, and how many'],
  ['consequences', 'What it can mean for them'],
  ['measures', 'What was done'],
] as const;

const timeText = (iso: string | null) => (iso ? formatDateTime(iso) : '');
const CONFLICT_FIELDS: readonly ConflictField<Values>[] = [
  ...TEXTS.map(([source, label]) => ({ source, label, text: (values: Values) => values[source] })),
  { source: 'known_at', label: 'Known since', text: ({ known_at }) => timeText(known_at) },
  {
    source: 'board_told_at',
    label: 'Board got the details',
    text: (values) => timeText(values.board_told_at),
  },
  { source: 'people_told_at', label: 'People were told', text: (values) => timeText(values.people_told_at) },
  { source: 'closed', label: 'Status', text: ({ closed }) => (closed ? 'Closed' : 'Open') },
];

/** The form of a breach: a new one, or the facts and who was told of one in the register. */
export function BreachDialog({ breach, onClose }: { breach: Breach | undefined; onClose: () => void }) {
  const dataProvider = useDataProvider<BreachProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (values: Values, basedOn = breach?.updated_at ?? '') => {
    const { board_told_at, people_told_at, closed, ...facts } = given(values);
    if (breach)
      await dataProvider.updateBreach({
        ...{ id: breach._id, ...facts, board_told_at, people_told_at, closed },
        updated_at: basedOn,
      });
    else await dataProvider.createBreach(CreateBreachInput.parse(facts));
    notify('Breach saved', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={breach ? 'Edit breach' : 'Add breach'}
      save="Save breach"
      saving="Saving..."
      values={breach ? valuesOf(breach) : EMPTY}
      validate={validate}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
      {...(breach && {
        edit: {
          record: { resource: 'breaches', record: breach._id },
          updatedAt: breach.updated_at,
          fields: CONFLICT_FIELDS,
          valuesOf: (current: unknown) => valuesOf(current as Breach),
        },
      })}
    >
      {TEXTS.map(([source, label]) => (
        <TextInput
          key={source}
          source={source}
          label={label}
          helperText={false}
          multiline
          fullWidth
          isRequired
        />
      ))}
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: breach ? '1fr 1fr' : '1fr' } }}>
        <DateTimeInput {...day} source="known_at" label="Known since" isRequired />
        {breach && <DateTimeInput {...day} source="board_told_at" label="Board got the details" />}
        {breach && <DateTimeInput {...day} source="people_told_at" label="People were told" />}
      </Box>
      {breach && <BooleanInput source="closed" label="Closed" helperText={false} />}
    </FormDialog>
  );
}
