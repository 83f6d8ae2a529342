import { SignInCodeInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as codeTexts from '@aabha/messages/code-sign-in';
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

/** Second step: the mailed code, which signs in, or makes the account of a new e-mail. */
export function CodeSigninCode({ email, onBack }: { email: string; onBack: () => void }) {
  const form = useShopForm({
    initialValues: { email, otp: '' },
    validate: schemaResolver(SignInCodeInput, { sync: true }),
  });
  const resend = trpc.accounts.requestSignInCode.useMutation();
  const enter = trpc.accounts.signInWithCode.useMutation({
    onSuccess: ({ token, isNew }) => {
      notify('success', isNew ? texts.accountCreated : texts.loggedIn);
      signIn(token);
    },
    onError: (error) => showFormFailure(form, ['otp'], error, texts.logInFailed),
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => enter.mutate(values))}>
      <CodeInput
        {...form.getInputProps('otp')}
        key={form.key('otp')}
        onDigits={(digits) => form.setFieldValue('otp', digits)}
      />
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={enter.isPending}>
        {codeTexts.continueText}
      </Button>
      <div className={classes.actions}>
        <Button kind="quiet" onClick={onBack}>
          {codeTexts.changeEmail}
        </Button>
        <ResendCode
          label={texts.resendOtp}
          send={() => resend.mutateAsync({ email })}
          failed={texts.otpNotSent}
        />
      </div>
    </form>
  );
}
