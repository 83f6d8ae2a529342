import { useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { CreateDraftOrderInput } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import { CustomerInputs } from './CustomerInputs';
import { createDraftOrder } from './draft-order-calls';
import { contentsOf, customerOf, EMPTY_DRAFT, type DraftForm } from './draft-form';
import { DraftInputs } from './DraftInputs';
import { televisionErrors } from './television-errors';

const inputOf = (form: DraftForm) => ({ ...customerOf(form), ...contentsOf(form) });
const errors = formErrors(CreateDraftOrderInput);
const validate = (values: unknown) => televisionErrors(errors(inputOf(values as DraftForm)));

/** Composes an order for a customer on the phone (docs/spec/draft-orders.md#composing). */
export function CreateDraftDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const save = async (form: DraftForm) => {
    const draft = await createDraftOrder(CreateDraftOrderInput.parse(inputOf(form)));
    notify('Draft saved. Check the total, then send the link.', { type: 'success' });
    /* Closed first: the form still counts as unsaved, and would keep the page. */
    flushSync(onClose);
    await navigate(`/admin-dashboard/draft-orders/${draft._id}/show`);
  };
  return (
    <FormDialog
      title="New draft order"
      save="Save draft"
      saving="Saving..."
      values={EMPTY_DRAFT}
      validate={validate}
      onSave={save}
      onClose={onClose}
      maxWidth="md"
    >
      <CustomerInputs />
      <DraftInputs />
    </FormDialog>
  );
}
