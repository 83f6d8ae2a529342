import { useMutation } from '@tanstack/react-query';
import { Textarea } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import * as texts from '@aabha/messages/complaints';
import { formatDay } from '@aabha/messages/dates';
import { closed } from '@aabha/messages/rich/complaints';
import { Button } from '@aabha/ui/components/Button';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import type { ShownThread } from './complaint-draft';
import classes from './complaints.module.css';
import { FilesField } from '../../components/FilesField';
import { formClient, formOf } from '../../lib/form-client';
import { useFiles } from '../../lib/use-files';
import { COMPLAINT_FILES } from './complaint-files';
import '../../styles/form.css';

interface ReplyFormProps {
  complaint: ShownThread;
  linkKey: string | undefined;
  onSent: (complaint: ShownThread) => void;
}

/** Returns how a reply is sent: with the key of a link or signed in, as a form where it has files. */
function useSend({ complaint: { _id: id }, linkKey: key }: ReplyFormProps, files: readonly File[]) {
  const { client } = trpc.useUtils();
  return async (text: string) => {
    if (files.length === 0)
      return key === undefined
        ? client.complaints.reply.mutate({ id, text })
        : client.complaints.replyByLink.mutate({ key, text });
    return key === undefined
      ? formClient().complaints.reply.mutate(formOf({ id, text }, files))
      : formClient().complaints.replyByLink.mutate(formOf({ key, text }, files));
  };
}

/** The form for a message of the shopper; to a resolved complaint it reopens it, for as long as that is possible. */
export function ReplyForm(props: ReplyFormProps) {
  const { complaint, onSent } = props;
  const [isSent, setIsSent] = useState(false);
  const attached = useFiles(COMPLAINT_FILES);
  const send = useSend(props, attached.files);
  const form = useShopForm({
    initialValues: { text: '' },
    validate: ({ text }): FormErrors => (text.trim() === '' ? { text: texts.writeMessage } : {}),
  });
  const reply = useMutation({
    mutationFn: ({ text }: { text: string }) => send(text),
    onSuccess: (answer) => {
      form.setValues({ text: '' });
      attached.choose([]);
      setIsSent(true);
      onSent(answer.complaint);
    },
    onError: (error) => {
      if (!attached.refuse(error)) showFormFailure(form, ['text'], error);
    },
  });
  const until = complaint.reply_until;
  if (until !== null && new Date(until) < new Date())
    return (
      <p className="soft">
        {closed((text) => (
          <Link to="/raise-complaint">{text}</Link>
        ))}
      </p>
    );
  return (
    <form
      className={`card ${classes.form}`}
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (attached.isUsable) reply.mutate(values);
        },
        (errors) => focusFirst(form, errors),
      )}
    >
      {until !== null && <p>{texts.canReopenUntil(formatDay(until))}</p>}
      <Textarea
        {...form.getInputProps('text')}
        key={form.key('text')}
        label={texts.yourMessage}
        rows={4}
        maxLength={5000}
      />
      <FilesField
        kind={COMPLAINT_FILES}
        files={attached.files}
        error={attached.problem}
        onChange={attached.choose}
      />
      <FormProblem form={form} />
      <div>
        <Button type="submit" size="large" busy={reply.isPending}>
          {until === null ? texts.sendMessage : texts.reopenAndSend}
        </Button>
      </div>
      {isSent && (
        <p className={classes.received} role="status">
          {texts.messageSent}
        </p>
      )}
    </form>
  );
}
