import { EmailInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import * as rich from '@aabha/messages/rich/accounts';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import type { RecentCode } from './use-recent-code';

interface CodeSigninEmailProps {
  initial: string;
  recent: RecentCode;
  onCodeSent: (email: string) => void;
}

/** First step: the e-mail. The response is the same with and without an account (docs/spec/accounts.md#sign-in-by-code). */
export function CodeSigninEmail({ initial, recent, onCodeSent }: CodeSigninEmailProps) {
  const form = useShopForm({
    mode: 'uncontrolled',
    initialValues: { email: initial },
    validate: schemaResolver(EmailInput, { sync: true }),
  });
  const send = trpc.accounts.requestSignInCode.useMutation({
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
      <p className="soft small">
        {rich.accountsAreForAdults((text) => (
          <Link to="/privacy-policy" hash="notice-account">
            {text}
          </Link>
        ))}
      </p>
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={send.isPending}>
        {texts.sendOtp}
      </Button>
    </form>
  );
}
