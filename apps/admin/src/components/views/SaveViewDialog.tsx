import { BooleanInput, TextInput, useNotify } from 'react-admin';
import type { SavedView } from '@aabha/contracts/saved-views/saved-views.schema';
import { VIEW_NAME_MAX } from '@aabha/contracts/saved-views/saved-views.values';
import type { ColumnSetup } from '../../data/column-setup';
import type { FormErrors } from '../../data/form-errors';
import { FormDialog } from '../FormDialog';

interface ViewForm {
  name: string;
  shared: boolean;
  withColumns: boolean;
}

interface SaveViewDialogProps {
  /** The view to rename; undefined to save the present filters as a new one. */
  view: SavedView | undefined;
  /** The present columns of the list. */
  columns: ColumnSetup;
  onSave: (values: {
    name: string;
    shared: boolean;
    columns: ColumnSetup | null;
    basedOn?: string;
  }) => Promise<void>;
  onClose: () => void;
}

const validate = (values: unknown): FormErrors =>
  (values as Partial<ViewForm>).name?.trim() ? {} : { name: 'Please enter a name.' };

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const valuesOf = ({ name, shared, columns }: SavedView): ViewForm => ({
  ...{ name, shared, withColumns: columns !== null },
});

/** Asks for the name of a view, whether all staff have it, and whether it keeps the columns. */
export function SaveViewDialog({ view, columns, onSave, onClose }: SaveViewDialogProps) {
  const notify = useNotify();
  return (
    <FormDialog<ViewForm>
      title={view ? 'Edit view' : 'Save as a view'}
      save="Save"
      saving="Saving..."
      maxWidth="xs"
      values={view ? valuesOf(view) : { name: '', shared: false, withColumns: false }}
      validate={validate}
      onSave={async ({ name, shared, withColumns }, basedOn) => {
        await onSave({
          ...{ name, shared },
          columns: withColumns ? (view?.columns ?? columns) : null,
          ...(basedOn === undefined ? {} : { basedOn }),
        });
        notify('The view is saved.', { type: 'success' });
      }}
      {...(view
        ? {
            edit: {
              updatedAt: view.updated_at,
              fields: [
                { source: 'name', label: 'Name', text: ({ name }) => name },
                { source: 'shared', label: 'Shared with all staff', text: ({ shared }) => yesOrNo(shared) },
                {
                  source: 'withColumns',
                  label: 'Keeps the columns',
                  text: (form) => yesOrNo(form.withColumns),
                },
              ],
              valuesOf: (current) => valuesOf(current as SavedView),
            },
          }
        : {})}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="Name"
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
      />
      <BooleanInput
        source="shared"
        label="Share with all staff"
        helperText="They see it, too, and cannot change it."
      />
      <BooleanInput source="withColumns" label="Keep the columns as they are now" />
    </FormDialog>
  );
}
