import { useState } from 'react';
import { CreateComplaintInput } from '@aabha/contracts/complaints/complaints.schema';
import { Button } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { deleteFormDraft, saveFormDraft, readFormDraft } from '../../lib/form-draft';
import { ComplaintFields } from './ComplaintFields';
import { emptyComplaint, type ComplaintDraft, type ShopperComplaint } from './complaint-draft';
import classes from './complaints.module.css';
import '../../styles/form.css';

const TYPED = 'complaint';
const FIELDS = Object.keys(CreateComplaintInput.shape);

/** Shown after sending: the complaint number. */
function Received({ complaint }: { complaint: ShopperComplaint }) {
  return (
    <p className={classes.received} role="status">
      We have received your complaint. Your ticket number is <strong>{complaint.ticketNumber}</strong>. We are
      sending a confirmation email to {complaint.email}.
    </p>
  );
}

/** The complaint form. It starts with the profile; typed values are preserved when the server refuses. */
export function ComplaintForm({ userId }: { userId: string }) {
  const [{ user }] = trpc.accounts.get.useSuspenseQuery({ id: userId });
  const [received, setReceived] = useState<ShopperComplaint>();
  const complaints = trpc.useUtils().complaints;
  const form = useShopForm<ComplaintDraft>({
    initialValues: readFormDraft(TYPED, userId, emptyComplaint(user)),
    onValuesChange: (values) => saveFormDraft(TYPED, userId, values),
    validate: schemaResolver(CreateComplaintInput, { sync: true }),
  });
  const create = trpc.complaints.create.useMutation({
    onSuccess: async ({ complaint }) => {
      notify('success', 'Your complaint has been submitted successfully!');
      form.setValues(emptyComplaint(complaint));
      form.clearErrors();
      deleteFormDraft(TYPED);
      setReceived(complaint);
      await complaints.list.invalidate();
    },
    onError: (error) => showFormFailure(form, FIELDS, error),
  });
  return (
    <form
      className={`card ${classes.form}`}
      noValidate
      onSubmit={form.onSubmit(
        (values) => create.mutate(CreateComplaintInput.parse(values)),
        (errors) => focusFirst(form, errors),
      )}
    >
      <ComplaintFields form={form} />
      <FormProblem form={form} />
      <div>
        <Button type="submit" size="large" busy={create.isPending}>
          Submit complaint
        </Button>
      </div>
      {received && <Received complaint={received} />}
    </form>
  );
}
