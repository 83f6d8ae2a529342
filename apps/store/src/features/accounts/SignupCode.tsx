import { useState } from 'react';
import { VerifyOtpInput, type SignupInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { signIn } from '../../lib/sign-in';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import { CodeInput } from './CodeInput';
import { ResendCode } from './ResendCode';

/**
 * Checks the code, then creates the account. A code that was accepted is not checked again when the second
 * step fails.
 */
export function SignupCode({ details, onBack }: { details: SignupInput; onBack: () => void }) {
  const [verified, setVerified] = useState(false);
  const form = useShopForm({
    initialValues: { email: details.email.trim(), otp: '' },
    validate: schemaResolver(VerifyOtpInput, { sync: true }),
  });
  const verify = trpc.accounts.verifyEmailOtp.useMutation();
  const signup = trpc.accounts.signup.useMutation();
  const resend = trpc.accounts.sendEmailOtp.useMutation();
  const submit = async ({ email, otp }: VerifyOtpInput) => {
    let isVerified = verified;
    try {
      if (!isVerified) await verify.mutateAsync({ email, otp });
      isVerified = true;
      setVerified(true);
      const { token } = await signup.mutateAsync({ ...details, email });
      notify('success', texts.accountCreated);
      signIn(token);
    } catch (error) {
      showFormFailure(form, ['otp'], error, isVerified ? texts.verificationFailed : texts.otpNotVerified);
    }
  };
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <CodeInput
        {...form.getInputProps('otp')}
        key={form.key('otp')}
        onDigits={(digits) => form.setFieldValue('otp', digits)}
      />
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={verify.isPending || signup.isPending}>
        {texts.verifyAndCreateAccount}
      </Button>
      <div className={classes.actions}>
        <Button kind="quiet" onClick={onBack}>
          {common.back}
        </Button>
        <ResendCode send={() => resend.mutateAsync({ email: details.email.trim() })} />
      </div>
    </form>
  );
}
