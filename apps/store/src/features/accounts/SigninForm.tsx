import { lazy, Suspense, useState } from 'react';
import { LoginInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as codeTexts from '@aabha/messages/code-sign-in';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { signIn } from '../../lib/sign-in';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { AccountCard } from './AccountCard';
import classes from './accounts.module.css';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in';

// Loads with the first press, as most shoppers of the page have a password.
const CodeSignin = lazy(() => import('./CodeSignin').then((module) => ({ default: module.CodeSignin })));

const FIELDS = ['email', 'password'];

/** /signin (docs/spec/accounts.md#sign-in), with a password or a mailed code: continues to `returnTo`, the page that required it. */
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
  /* The e-mail that is typed when the shopper changes to a code; undefined with a password. */
  const [codeFor, setCodeFor] = useState<string>();
  if (codeFor !== undefined)
    return (
      <Suspense fallback={null}>
        <CodeSignin typed={codeFor} onPassword={() => setCodeFor(undefined)} />
      </Suspense>
    );
  return (
    <AccountCard title={texts.welcomeBack} intro={texts.logInIntro}>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
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
        <p className={classes.or}>{codeTexts.or}</p>
        <Button kind="outline" size="large" onClick={() => setCodeFor(form.getValues().email.trim())}>
          {codeTexts.emailMeACode}
        </Button>
        <p className="soft small">{codeTexts.noPasswordNeeded}</p>
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
