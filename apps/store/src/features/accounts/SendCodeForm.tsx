import { EmailInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import type { RecentCode } from './use-recent-code';

/** What the first step of a sign-in or a new password is given. */
export interface EmailStepProps {
  initial: string;
  recent: RecentCode;
  onCodeSent: (email: string) => void;
}

interface SendCodeFormProps extends EmailStepProps {
  /** The call that mails a code. */
  sendCode: (input: { email: string }) => Promise<unknown>;
  /** A note below the e-mail. */
  children?: ReactNode;
}

/** First step: the e-mail that a code is sent to, unless it was sent there a moment ago. */
export function SendCodeForm({ initial, recent, onCodeSent, sendCode, children }: SendCodeFormProps) {
  const form = useShopForm({
    mode: 'uncontrolled',
    initialValues: { email: initial },
    validate: schemaResolver(EmailInput, { sync: true }),
  });
  const send = useMutation({
    mutationFn: sendCode,
    onSuccess: (_done, { email }) => {
      notify('success', texts.otpSent);
      recent.note(email);
      onCodeSent(email);
    },
    onError: (error) => showFormFailure(form, ['email'], error, texts.otpNotSent),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ email }) =>
        recent.isFresh(email) ? onCodeSent(email.trim()) : send.mutate({ email: email.trim() }),
      )}
    >
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label={common.email}
        type="email"
        autoComplete="username"
        autoFocus
      />
      {children}
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={send.isPending}>
        {texts.sendOtp}
      </Button>
    </form>
  );
}
