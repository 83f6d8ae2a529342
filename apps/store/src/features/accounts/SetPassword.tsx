import { useState } from 'react';
import { SetPasswordInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as codeTexts from '@aabha/messages/code-sign-in';
import * as common from '@aabha/messages/common';
import * as rich from '@aabha/messages/rich/accounts';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { describeError } from '../../lib/describe-error';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { signIn } from '../../lib/sign-in';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import accounts from './accounts.module.css';
import { CodeInput } from './CodeInput';
import classes from './profile.module.css';
import type { Profile } from './profile';
import { ResendCode } from './ResendCode';

function PasswordForm({
  user,
  onDone,
  onCancel,
}: {
  user: Profile;
  onDone: () => void;
  onCancel: () => void;
}) {
  const utils = trpc.useUtils();
  const form = useShopForm({
    initialValues: { otp: '', newPassword: '' },
    validate: schemaResolver(SetPasswordInput, { sync: true }),
  });
  const resend = trpc.accounts.sendForgotPasswordOtp.useMutation();
  const set = trpc.accounts.setPassword.useMutation({
    onSuccess: ({ token }) => {
      signIn(token);
      utils.accounts.get.setData({ id: user._id }, { user: { ...user, signsInByCode: false } });
      notify('success', codeTexts.passwordSaved);
      onDone();
    },
    onError: (error) => showFormFailure(form, ['otp', 'newPassword'], error, codeTexts.passwordNotSaved),
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => set.mutate(values))}>
      <p className="soft">{rich.otpSentTo(<strong className={accounts.address}>{user.email}</strong>)}</p>
      {/* Lets password managers assign the password to this account. */}
      <input type="text" value={user.email} autoComplete="username" readOnly hidden />
      <CodeInput
        {...form.getInputProps('otp')}
        key={form.key('otp')}
        onDigits={(digits) => form.setFieldValue('otp', digits)}
      />
      <PasswordInput
        {...form.getInputProps('newPassword')}
        key={form.key('newPassword')}
        label={texts.newPassword}
        description={texts.atLeastSixCharacters}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': texts.showOrHidePassword, tabIndex: 0 }}
      />
      <FormProblem form={form} />
      <div className={classes.actions}>
        <ResendCode label={texts.resendOtp} send={() => resend.mutateAsync({ email: user.email })} />
        <Button kind="outline" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={set.isPending}>
          {codeTexts.savePassword}
        </Button>
      </div>
    </form>
  );
}

/** The first password of an account that signs in by mailed codes (docs/spec/accounts.md#first-password). */
export function SetPassword({ user }: { user: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = trpc.accounts.sendForgotPasswordOtp.useMutation({
    onSuccess: () => {
      setProblem(undefined);
      setOpen(true);
    },
    onError: (error) => setProblem(describeError(error).message),
  });
  return (
    <section className={classes.password} aria-label={codeTexts.passwordTitle}>
      <h3>{codeTexts.passwordTitle}</h3>
      {isOpen ? (
        <PasswordForm user={user} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
      ) : (
        <>
          <p className="soft">{codeTexts.noPasswordYet}</p>
          {problem && (
            <p className={accounts.error} role="alert">
              {problem}
            </p>
          )}
          <div>
            <Button kind="outline" busy={send.isPending} onClick={() => send.mutate({ email: user.email })}>
              {codeTexts.setAPassword}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
