import { VerifyOtpInput } from '@aabha/contracts/accounts/accounts.schema';
import { Button } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { focusFirst, showFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { CodeInput } from './CodeInput';
import classes from './profile.module.css';
import { ResendCode } from './ResendCode';

interface ProfileCodeProps {
  email: string;
  /** Saves the profile with this code; rejects with the server's refusal. */
  onCode: (otp: string) => Promise<unknown>;
  onBack: () => void;
}

/** The step before a new e-mail is saved: the code that was sent to it (product §4). */
export function ProfileCode({ email, onCode, onBack }: ProfileCodeProps) {
  const form = useShopForm({
    initialValues: { email, otp: '' },
    validate: schemaResolver(VerifyOtpInput, { sync: true }),
  });
  const resend = trpc.accounts.sendEmailOtp.useMutation();
  const submit = ({ otp }: VerifyOtpInput) =>
    onCode(otp).catch((error: unknown) => showFailure(form, ['otp'], error, 'OTP verification failed.'));
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}
    >
      <p>
        We sent a 6-digit code to <strong className={classes.value}>{email}</strong>. It is good for 10
        minutes.
      </p>
      <CodeInput
        {...form.getInputProps('otp')}
        key={form.key('otp')}
        onDigits={(digits) => form.setFieldValue('otp', digits)}
      />
      <ResendCode label="Resend OTP" send={() => resend.mutateAsync({ email })} />
      <FormProblem form={form} />
      <div className={classes.actions}>
        <Button kind="outline" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={form.submitting}>
          Verify and save
        </Button>
      </div>
    </form>
  );
}
