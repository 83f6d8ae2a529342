import { SignupInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import * as rich from '@aabha/messages/rich/accounts';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { showFormFailure } from '../../lib/form-failure';
import { PhoneInput } from '../../lib/PhoneInput';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import type { RecentCode } from './use-recent-code';

interface SignupDetailsProps {
  initial: SignupInput;
  returnTo: string;
  recent: RecentCode;
  onCodeSent: (details: SignupInput) => void;
}

export function SignupDetails({ initial, returnTo, recent, onCodeSent }: SignupDetailsProps) {
  const form = useShopForm<SignupInput>({
    initialValues: initial,
    validate: schemaResolver(SignupInput, { sync: true }),
  });
  const send = trpc.accounts.sendEmailOtp.useMutation({
    onSuccess: (_done, { email }) => {
      notify('success', texts.otpSent);
      recent.note(email);
      onCodeSent(form.getValues());
    },
    onError: (error) => showFormFailure(form, ['email'], error, texts.otpNotSent),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((details) =>
        recent.isFresh(details.email) ? onCodeSent(details) : send.mutate({ email: details.email.trim() }),
      )}
    >
      <TextInput
        {...form.getInputProps('name')}
        key={form.key('name')}
        label={common.name}
        autoComplete="name"
      />
      <PhoneInput
        {...form.getInputProps('phone')}
        key={form.key('phone')}
        label={common.phone}
        autoComplete="tel"
        onText={(text) => form.setFieldValue('phone', text)}
      />
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label={common.email}
        type="email"
        autoComplete="email"
      />
      <PasswordInput
        {...form.getInputProps('password')}
        key={form.key('password')}
        label={texts.password}
        description={texts.atLeastSixCharacters}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': texts.showOrHidePassword, tabIndex: 0 }}
      />
      <p>
        {rich.accountsAreForAdults((text) => (
          <Link to="/privacy-policy" hash="notice-account">
            {text}
          </Link>
        ))}
      </p>
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={send.isPending}>
        {texts.continueToCode}
      </Button>
      <p>
        {texts.alreadyHaveAnAccount}{' '}
        <Link to="/signin" search={returnTo === '/' ? {} : { redirect: returnTo }}>
          {common.logIn}
        </Link>
      </p>
    </form>
  );
}
