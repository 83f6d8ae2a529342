import { Typography } from '@mui/material';
import { AutocompleteInput, useNotify, useRefresh } from 'react-admin';
import { FormDialog } from '../../components/FormDialog';
import { useSpecificationTerms } from '../../components/use-specification-terms';

interface Chosen {
  term: string | null;
}
const EMPTY: Chosen = { term: null };
const validate = (values: unknown): Record<string, string> =>
  (values as Chosen).term ? {} : { term: 'Please choose a term.' };

interface ChooseTermDialogProps {
  title: string;
  text: string;
  save: string;
  /** A term that cannot be chosen. */
  except?: string;
  /** Does it with the id of the chosen term. */
  onChosen: (id: string) => Promise<unknown>;
  done: string;
  onClose: () => void;
}

/** Asks for a term of the dictionary. */
export function ChooseTermDialog(props: ChooseTermDialogProps) {
  const { title, text, save, except, onChosen, done, onClose } = props;
  const { terms } = useSpecificationTerms();
  const notify = useNotify();
  const refresh = useRefresh();
  const choices = terms
    .filter(({ _id }) => _id !== except)
    .map(({ _id: id, name, group }) => ({ id, name: `${name} (${group})` }));
  return (
    <FormDialog
      title={title}
      save={save}
      saving="Saving..."
      values={EMPTY}
      validate={validate}
      onSave={async ({ term }) => {
        await onChosen(term ?? '');
        notify(done, { type: 'success' });
        refresh();
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <AutocompleteInput source="term" label="Term" choices={choices} helperText={false} fullWidth />
    </FormDialog>
  );
}
