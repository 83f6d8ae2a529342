import { VerifyOtpInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import { CodeInput } from './CodeInput';
import { ResendCode } from './ResendCode';

interface ForgotCodeProps {
  email: string;
  onBack: () => void;
  onVerified: () => void;
}

/** Second step: the mailed code. */
export function ForgotCode({ email, onBack, onVerified }: ForgotCodeProps) {
  const form = useShopForm({
    initialValues: { email, otp: '' },
    validate: schemaResolver(VerifyOtpInput, { sync: true }),
  });
  const resend = trpc.accounts.sendForgotPasswordOtp.useMutation();
  const verify = trpc.accounts.verifyEmailOtp.useMutation({
    onSuccess: () => {
      notify('success', texts.otpVerified);
      onVerified();
    },
    onError: (error) => showFormFailure(form, ['otp'], error, texts.otpInvalid),
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => verify.mutate(values))}>
      <CodeInput
        {...form.getInputProps('otp')}
        key={form.key('otp')}
        onDigits={(digits) => form.setFieldValue('otp', digits)}
      />
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={verify.isPending}>
        {texts.verifyOtp}
      </Button>
      <div className={classes.actions}>
        <Button kind="quiet" onClick={onBack}>
          {common.back}
        </Button>
        <ResendCode
          label={texts.resendOtp}
          sent={texts.otpSent}
          failed={texts.otpNotSent}
          send={() => resend.mutateAsync({ email })}
        />
      </div>
    </form>
  );
}
