import { EmailInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import type { RecentCode } from './use-recent-code';

interface ForgotEmailProps {
  initial: string;
  recent: RecentCode;
  onCodeSent: (email: string) => void;
}

/**
 * First step: the e-mail. The response does not reveal whether an account exists
 * (docs/spec/accounts.md#forgotten-password).
 */
export function ForgotEmail({ initial, recent, onCodeSent }: ForgotEmailProps) {
  const form = useShopForm({
    mode: 'uncontrolled',
    initialValues: { email: initial },
    validate: schemaResolver(EmailInput, { sync: true }),
  });
  const send = trpc.accounts.sendForgotPasswordOtp.useMutation({
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
      onSubmit={form.onSubmit(
        ({ email }) =>
          recent.isFresh(email) ? onCodeSent(email.trim()) : send.mutate({ email: email.trim() }),
        (errors) => focusFirst(form, errors),
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
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={send.isPending}>
        {texts.sendOtp}
      </Button>
    </form>
  );
}
