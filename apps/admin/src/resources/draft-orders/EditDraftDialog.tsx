import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { UpdateDraftOrderInput, type DraftOrder } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import { updateDraftOrder } from './draft-order-calls';
import { contentsOf, formOfDraft, type DraftForm } from './draft-form';
import { DraftInputs } from './DraftInputs';
import { televisionErrors } from './television-errors';

const errors = formErrors(UpdateDraftOrderInput.omit({ id: true, updated_at: true }));
const validate = (values: unknown) => televisionErrors(errors(contentsOf(values as DraftForm)));

/** Changes a draft order. One that was sent is taken back: its link ends. */
export function EditDraftDialog({ draft, onClose }: { draft: DraftOrder; onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const save = async (form: DraftForm) => {
    const { _id: id, updated_at } = draft;
    await updateDraftOrder(UpdateDraftOrderInput.parse({ id, updated_at, ...contentsOf(form) }));
    notify('Draft saved. Check the total, then send the link.', { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['draft-orders'] });
  };
  return (
    <FormDialog
      title={`Change the draft order of ${draft.customer.name}`}
      save="Save draft"
      saving="Saving..."
      values={formOfDraft(draft)}
      validate={validate}
      onSave={save}
      onFailed={() => void queries.invalidateQueries({ queryKey: ['draft-orders'] })}
      onClose={onClose}
      maxWidth="md"
    >
      {draft.state === 'sent' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Its link will stop working. Send it again after you have saved; money that is being paid now will be
          refunded.
        </Alert>
      )}
      <DraftInputs />
    </FormDialog>
  );
}
