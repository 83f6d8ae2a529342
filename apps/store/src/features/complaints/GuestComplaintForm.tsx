import { useMutation } from '@tanstack/react-query';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { CreateForOrderInput } from '@aabha/contracts/complaints/complaints.schema';
import { email } from '@aabha/messages/common';
import * as texts from '@aabha/messages/complaints';
import { receivedWithLink } from '@aabha/messages/rich/complaints';
import { Button } from '@aabha/ui/components/Button';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { SubjectFields } from './ComplaintFields';
import classes from './complaints.module.css';
import { FilesField } from '../../components/FilesField';
import { formClient, formOf } from '../../lib/form-client';
import { useFiles } from '../../lib/use-files';
import { COMPLAINT_FILES } from './complaint-files';
import '../../styles/form.css';

const EMPTY = { order_number: '', email: '', issue_type: '', customIssueType: '', description: '' };
const FIELDS = Object.keys(EMPTY);

/** The complaint form for who is not signed in: an order's number with the e-mail of its account. */
export function GuestComplaintForm() {
  const { client } = trpc.useUtils();
  const [ticket, setTicket] = useState<string>();
  const attached = useFiles(COMPLAINT_FILES);
  const form = useShopForm({
    initialValues: EMPTY,
    validate: schemaResolver(CreateForOrderInput, { sync: true }),
  });
  const create = useMutation({
    mutationFn: ({ files: _none, ...values }: CreateForOrderInput) =>
      attached.files.length === 0
        ? client.complaints.createForOrder.mutate(values)
        : formClient().complaints.createForOrder.mutate(formOf(values, attached.files)),
    onSuccess: ({ ticketNumber }) => {
      form.setValues(EMPTY);
      form.clearErrors();
      attached.choose([]);
      setTicket(ticketNumber);
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
        if (attached.isUsable) create.mutate(CreateForOrderInput.parse(values));
      })}
    >
      <div className={classes.fields}>
        <TextInput
          {...form.getInputProps('order_number')}
          key={form.key('order_number')}
          label={texts.orderNumber}
          description={texts.orderNumberHint}
        />
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={email}
          description={texts.accountEmailHint}
          type="email"
          autoComplete="email"
        />
        <SubjectFields form={form} />
        <FilesField
          kind={COMPLAINT_FILES}
          files={attached.files}
          error={attached.problem}
          onChange={attached.choose}
        />
      </div>
      <FormProblem form={form} />
      <div>
        <Button type="submit" size="large" busy={create.isPending}>
          {texts.submitComplaint}
        </Button>
      </div>
      {ticket && (
        <p className={classes.received} role="status">
          {receivedWithLink(<strong>{ticket}</strong>)}
        </p>
      )}
    </form>
  );
}
