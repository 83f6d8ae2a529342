import { useState } from 'react';
import { CreateComplaintInput } from '@aabha/contracts/complaints/complaints.schema';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import * as texts from '@aabha/messages/complaints';
import { formatDay } from '@aabha/messages/dates';
import { received } from '@aabha/messages/rich/complaints';
import { Button } from '@aabha/ui/components/Button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { schemaResolver } from '@mantine/form';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { deleteFormDraft, saveFormDraft, readFormDraft } from '../../lib/form-draft';
import { ComplaintFields } from './ComplaintFields';
import { FilesField } from '../../components/FilesField';
import { formClient, formOf } from '../../lib/form-client';
import { useFiles } from '../../lib/use-files';
import { COMPLAINT_FILES } from './complaint-files';
import {
  complaintAbout,
  emptyComplaint,
  type ComplaintAbout,
  type ComplaintDraft,
  type ShopperComplaint,
} from './complaint-draft';
import classes from './complaints.module.css';
import '../../styles/form.css';

const TYPED = 'complaint';
const FIELDS = Object.keys(CreateComplaintInput.shape);

/** Shown after sending: the complaint number. */
function Received({ complaint }: { complaint: ShopperComplaint }) {
  return (
    <p className={classes.received} role="status">
      {received(<strong>{complaint.ticketNumber}</strong>, complaint.email)}{' '}
      <Link to="/complaint/$id" params={{ id: complaint.ticketNumber }}>
        {texts.seeYourComplaint}
      </Link>
    </p>
  );
}

/** Returns the shopper's newest orders as options. The form works without them while they load. */
function useOrderOptions() {
  const { data } = trpc.orders.list.useQuery({ pageSize: 20 });
  return (data?.orderList ?? []).map(({ _id, created_at }) => ({
    value: _id,
    label: `${orderNumber(_id)}, ${formatDay(created_at)}`,
  }));
}

/** The complaint form. It starts with the profile and what the complaint is about; typed values are preserved when the server refuses. */
export function ComplaintForm({ userId, about = {} }: { userId: string; about?: ComplaintAbout }) {
  const [{ user }] = trpc.accounts.get.useSuspenseQuery({ id: userId });
  const [submitted, setSubmitted] = useState<ShopperComplaint>();
  const { complaints, client } = trpc.useUtils();
  const attached = useFiles(COMPLAINT_FILES);
  const orders = useOrderOptions();
  const form = useShopForm<ComplaintDraft>({
    initialValues: complaintAbout(about, readFormDraft(TYPED, userId, emptyComplaint(user))),
    onValuesChange: (values) => saveFormDraft(TYPED, userId, values),
    validate: schemaResolver(CreateComplaintInput, { sync: true }),
  });
  const create = useMutation({
    mutationFn: ({ files: _none, userId: _own, ...values }: CreateComplaintInput) =>
      attached.files.length === 0
        ? client.complaints.create.mutate(values)
        : formClient().complaints.create.mutate(formOf(values, attached.files)),
    onSuccess: async ({ complaint }) => {
      notify('success', texts.complaintSubmitted);
      form.setValues(emptyComplaint(complaint));
      form.clearErrors();
      deleteFormDraft(TYPED);
      attached.choose([]);
      setSubmitted(complaint);
      await complaints.list.invalidate();
    },
    onError: (error) => {
      if (!attached.refuse(error)) showFormFailure(form, FIELDS, error);
    },
  });
  return (
    <form
      className={`card ${classes.form}`}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (attached.isUsable) create.mutate(CreateComplaintInput.parse(values));
      })}
    >
      <ComplaintFields form={form} orders={orders}>
        <FilesField
          kind={COMPLAINT_FILES}
          files={attached.files}
          error={attached.problem}
          onChange={attached.choose}
        />
      </ComplaintFields>
      <FormProblem form={form} />
      <div>
        <Button type="submit" size="large" busy={create.isPending}>
          {texts.submitComplaint}
        </Button>
      </div>
      {submitted && <Received complaint={submitted} />}
    </form>
  );
}
