import { LoginInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { signIn } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { AccountCard } from './AccountCard';
import classes from './accounts.module.css';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in';

const FIELDS = ['email', 'password'];

/** /signin (docs/spec/accounts.md#sign-in): continues to `returnTo`, the page that required it. */
export function SigninForm({ returnTo }: { returnTo: string }) {
  useLeaveWhenSignedIn(returnTo);
  const onward = returnTo === '/' ? {} : { redirect: returnTo };
  const form = useShopForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: schemaResolver(LoginInput, { sync: true }),
  });
  const login = trpc.accounts.login.useMutation({
    onSuccess: ({ token }) => {
      notify('success', texts.loggedIn);
      signIn(token);
    },
    onError: (error) => showFormFailure(form, FIELDS, error, texts.logInFailed),
  });
  return (
    <AccountCard title={texts.welcomeBack} intro={texts.logInIntro}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) => login.mutate(values),
          (errors) => focusFirst(form, errors),
        )}
      >
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={common.email}
          type="email"
          autoComplete="username"
        />
        <PasswordInput
          {...form.getInputProps('password')}
          key={form.key('password')}
          label={texts.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': texts.showOrHidePassword, tabIndex: 0 }}
        />
        <Link to="/forgot-password" search={onward} className={classes.forgot}>
          {texts.forgotPassword}
        </Link>
        <FormProblem form={form} />
        <Button type="submit" size="large" busy={login.isPending}>
          {common.logIn}
        </Button>
        <p>
          {texts.newHere}{' '}
          <Link to="/signup" search={onward}>
            {texts.createAnAccount}
          </Link>
        </p>
        <p>
          <Link to="/track">{texts.trackWithoutLogin}</Link>
        </p>
      </form>
    </AccountCard>
  );
}
