import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { describeError } from '../../lib/describe-error';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import { NewPassword, NewPasswordFields } from './NewPasswordFields';
import { SecondFactorField } from './SecondFactorField';

interface ForgotNewPasswordProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

/**
 * Third step: the new password, which ends every session of the account
 * (docs/spec/accounts.md#forgotten-password).
 */
export function ForgotNewPassword({ email, onBack, onDone }: ForgotNewPasswordProps) {
  const [asksCode, setAsksCode] = useState(false);
  const form = useShopForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: { newPassword: '', confirmPassword: '', code: '' },
    validate: schemaResolver(NewPassword, { sync: true }),
  });
  const change = trpc.accounts.changePassword.useMutation({
    onSuccess: () => {
      notify('success', texts.passwordReset);
      onDone();
    },
    onError: (error) => {
      if (describeError(error).reason === 'SECOND_FACTOR_REQUIRED') setAsksCode(true);
      showFormFailure(form, ['newPassword', 'code'], error, texts.passwordNotReset);
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ newPassword, code }) =>
        change.mutate({ email, newPassword, ...(code ? { code } : {}) }),
      )}
    >
      {/* Lets password managers assign the password to this account. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields form={form} autoFocus />
      {asksCode && <SecondFactorField form={form} />}
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={change.isPending}>
        {texts.resetPassword}
      </Button>
      <div className={classes.actions}>
        <Button kind="quiet" onClick={onBack}>
          {common.back}
        </Button>
      </div>
    </form>
  );
}
