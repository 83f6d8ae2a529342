import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { StaffTerm } from '@aabha/contracts/specifications/specifications.schema';
import { FormDialog } from '../../components/FormDialog';
import type { TermProvider } from './specification-terms.data';
import {
  NEW_TERM,
  TERM_CONFLICT_FIELDS,
  termFormErrors,
  termFields,
  termValues,
  type TermValues,
} from './term-form';
import { TermInputs } from './TermInputs';

interface TermDialogProps {
  /** The term that is edited; left out for a new one. */
  term?: StaffTerm;
  /** What a new term starts with. */
  start?: Partial<TermValues>;
  onClose: () => void;
}

/** Adds a term to the dictionary, or edits one. */
export function TermDialog({ term, start, onClose }: TermDialogProps) {
  const dataProvider = useDataProvider<TermProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: TermValues, updated_at: string | undefined) => {
    const fields = termFields(typed);
    await (term
      ? dataProvider.updateTerm({ ...fields, id: term._id, updated_at })
      : dataProvider.createTerm(fields));
    notify(`${fields.name} is saved.`, { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={term ? `Edit ${term.name}` : 'Add a term'}
      save="Save term"
      saving="Saving..."
      values={term ? termValues(term) : { ...NEW_TERM, ...start }}
      validate={termFormErrors}
      onSave={save}
      onClose={onClose}
      maxWidth="md"
      {...(term && {
        edit: {
          updatedAt: term.updated_at,
          record: { resource: 'specification-terms', record: term._id },
          fields: TERM_CONFLICT_FIELDS,
          valuesOf: (current: StaffTerm) => termValues(current),
        },
      })}
    >
      <TermInputs />
    </FormDialog>
  );
}
