import { BooleanInput, DateTimeInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { CreateBreachInput, UpdateBreachInput, type Breach } from '@aabha/contracts/privacy/breaches.schema';
import { FormDialog } from '../../components/FormDialog';
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

const TEXTS = [
  ['what', 'What happened'],
  ['data', 'Which data'],
  ['affected', 'Who is affected, and how many'],
  ['consequences', 'What it can mean for them'],
  ['measures', 'What was done'],
] as const;

/** The form of a breach: a new one, or the facts and who was told of one in the register. */
export function BreachDialog({ breach, onClose }: { breach: Breach | undefined; onClose: () => void }) {
  const dataProvider = useDataProvider<BreachProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (values: Values) => {
    const { board_told_at, people_told_at, closed, ...facts } = given(values);
    if (breach)
      await dataProvider.updateBreach({
        ...{ id: breach._id, ...facts, board_told_at, people_told_at, closed },
        updated_at: breach.updated_at,
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
    >
      {TEXTS.map(([source, label]) => (
        <TextInput key={source} source={source} label={label} multiline fullWidth isRequired />
      ))}
      <DateTimeInput parse={toIso} source="known_at" label="Known since" fullWidth isRequired />
      {breach && (
        <>
          <DateTimeInput parse={toIso} source="board_told_at" label="Board got the details" fullWidth />
          <DateTimeInput parse={toIso} source="people_told_at" label="People were told" fullWidth />
          <BooleanInput source="closed" label="Closed" />
        </>
      )}
    </FormDialog>
  );
}
