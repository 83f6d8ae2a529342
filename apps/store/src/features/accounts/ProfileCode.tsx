import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import * as rich from '@aabha/messages/rich/accounts';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { CodeInput } from './CodeInput';
import { EmailChangeProof } from './profile';
import classes from './profile.module.css';
import { ResendCode } from './ResendCode';

interface ProfileCodeProps {
  email: string;
  /** Saves the profile with the code and the person's password; rejects with the server's refusal. */
  onConfirm: (proof: EmailChangeProof) => Promise<unknown>;
  onBack: () => void;
}

/**
 * The step before a new e-mail is saved: the code sent to it (docs/spec/accounts.md#change-of-e-mail), and
 * the person's password.
 */
export function ProfileCode({ email, onConfirm, onBack }: ProfileCodeProps) {
  const form = useShopForm({
    initialValues: { otp: '', password: '' },
    validate: schemaResolver(EmailChangeProof, { sync: true }),
  });
  const resend = trpc.accounts.sendEmailOtp.useMutation();
  const submit = (proof: EmailChangeProof) =>
    onConfirm(proof).catch((error: unknown) =>
      showFormFailure(form, ['otp', 'password'], error, texts.otpNotVerified),
    );
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <p>{rich.otpSentTo(<strong className={classes.value}>{email}</strong>)}</p>
      <CodeInput
        {...form.getInputProps('otp')}
        key={form.key('otp')}
        onDigits={(digits) => form.setFieldValue('otp', digits)}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        key={form.key('password')}
        label={texts.yourPassword}
        description={texts.weInformYourOldEmail}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': texts.showOrHidePassword, tabIndex: 0 }}
      />
      <ResendCode label={texts.resendOtp} send={() => resend.mutateAsync({ email })} />
      <FormProblem form={form} />
      <div className={classes.actions}>
        <Button kind="outline" onClick={onBack}>
          {common.back}
        </Button>
        <Button type="submit" busy={form.submitting}>
          {texts.verifyAndSave}
        </Button>
      </div>
    </form>
  );
}
