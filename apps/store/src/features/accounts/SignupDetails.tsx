import { SignupInput } from '@aabha/contracts/accounts/accounts.schema';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
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
      notify('success', 'OTP sent to your email!');
      recent.note(email);
      onCodeSent(form.getValues());
    },
    onError: (error) => showFormFailure(form, ['email'], error, 'Failed to send OTP.'),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (details) =>
          recent.isFresh(details.email) ? onCodeSent(details) : send.mutate({ email: details.email.trim() }),
        (errors) => focusFirst(form, errors),
      )}
    >
      <TextInput {...form.getInputProps('name')} key={form.key('name')} label="Name" autoComplete="name" />
      <PhoneInput
        {...form.getInputProps('phone')}
        key={form.key('phone')}
        label="Phone"
        autoComplete="tel"
        onText={(text) => form.setFieldValue('phone', text)}
      />
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <PasswordInput
        {...form.getInputProps('password')}
        key={form.key('password')}
        label="Password"
        description="At least 6 characters"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
      />
      <p>
        Accounts are for people aged 18 and above. Our{' '}
        <Link to="/privacy-policy" hash="notice-account">
          notice
        </Link>{' '}
        says which data we keep, what for, and how to erase it.
      </p>
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={send.isPending}>
        Continue
      </Button>
      <p>
        Already have an account?{' '}
        <Link to="/signin" search={returnTo === '/' ? {} : { redirect: returnTo }}>
          Log in
        </Link>
      </p>
    </form>
  );
}
