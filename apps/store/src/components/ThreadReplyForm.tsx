import { useMutation } from '@tanstack/react-query';
import { Textarea } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import * as texts from '@aabha/messages/thread';
import { Button } from '@aabha/ui/components/Button';
import classes from '../styles/thread.module.css';
import { showFormFailure } from '../lib/form-failure';
import { FormProblem } from '../lib/FormProblem';
import { useShopForm } from '../lib/use-shop-form';
import '../styles/form.css';

interface ThreadReplyFormProps {
  /** What a message will do, such as reopening a complaint. */
  intro?: ReactNode;
  label: string;
  send: (text: string) => Promise<unknown>;
  /** Whether what goes along with the text can be sent. */
  isUsable?: boolean;
  /** Shows a refusal beside its own field. Returns whether it was one of that. */
  onRefused?: (error: unknown) => boolean;
  /** Fields that go along with the text. */
  children?: ReactNode;
}

/** The form for a message of the customer in a thread; what was typed stays when it is refused. */
export function ThreadReplyForm({
  intro,
  label,
  send,
  isUsable = true,
  onRefused,
  children,
}: ThreadReplyFormProps) {
  const [isSent, setIsSent] = useState(false);
  const form = useShopForm({
    initialValues: { text: '' },
    validate: ({ text }): FormErrors => (text.trim() === '' ? { text: texts.writeMessage } : {}),
  });
  const reply = useMutation({
    mutationFn: ({ text }: { text: string }) => send(text),
    onSuccess: () => {
      form.setValues({ text: '' });
      setIsSent(true);
    },
    onError: (error) => {
      if (!onRefused?.(error)) showFormFailure(form, ['text'], error);
    },
  });
  return (
    <form
      className={`card ${classes.form}`}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (isUsable) reply.mutate(values);
      })}
    >
      {intro}
      <Textarea
        {...form.getInputProps('text')}
        key={form.key('text')}
        label={texts.yourMessage}
        rows={4}
        maxLength={5000}
      />
      {children}
      <FormProblem form={form} />
      <div>
        <Button type="submit" size="large" busy={reply.isPending}>
          {label}
        </Button>
      </div>
      {isSent && (
        <p className={classes.sent} role="status">
          {texts.messageSent}
        </p>
      )}
    </form>
  );
}
