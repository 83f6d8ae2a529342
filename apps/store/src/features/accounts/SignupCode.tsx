import { useState } from 'react';
import { VerifyOtpInput, type SignupInput } from '@aabha/contracts/accounts/accounts.schema';
import { CODE_LENGTH } from '@aabha/contracts/settings/limits';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { focusFirst, showFailure } from '../../lib/form-failure';
import { notify } from '../../lib/notify';
import { signIn } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import classes from './accounts.module.css';
import { ResendCode } from './ResendCode';

/** Checks the code, then opens the account. A code that was taken is not asked for again when the second step fails. */
export function SignupCode({ details, onBack }: { details: SignupInput; onBack: () => void }) {
  const [verified, setVerified] = useState(false);
  const form = useForm({
    initialValues: { email: details.email.trim(), otp: '' },
    validate: schemaResolver(VerifyOtpInput, { sync: true }),
  });
  const verify = trpc.accounts.verifyEmailOtp.useMutation();
  const signup = trpc.accounts.signup.useMutation();
  const submit = async ({ email, otp }: VerifyOtpInput) => {
    try {
      if (!verified) await verify.mutateAsync({ email, otp });
      setVerified(true);
      const { token } = await signup.mutateAsync({ ...details, email });
      notify('success', 'Account created successfully!');
      signIn(token);
    } catch (error) {
      showFailure(
        form,
        ['otp'],
        error,
        verified ? 'An error occurred during verification.' : 'OTP verification failed.',
      );
    }
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}
    >
      <TextInput
        {...form.getInputProps('otp')}
        key={form.key('otp')}
        className={classes.code}
        label="6-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        onChange={(event) =>
          form.setFieldValue('otp', event.currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
        }
      />
      <Button type="submit" size="large" busy={verify.isPending || signup.isPending}>
        Verify and create account
      </Button>
      <div className={classes.actions}>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
        <ResendCode email={details.email.trim()} />
      </div>
    </form>
  );
}
