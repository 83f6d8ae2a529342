import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { schemaResolver } from '@mantine/form';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';
import { NewPassword, NewPasswordFields } from './NewPasswordFields';

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
  const form = useShopForm({
    mode: 'uncontrolled',
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: schemaResolver(NewPassword, { sync: true }),
  });
  const change = trpc.accounts.changePassword.useMutation({
    onSuccess: () => {
      notify('success', texts.passwordReset);
      onDone();
    },
    onError: (error) => showFormFailure(form, ['newPassword'], error, texts.passwordNotReset),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ newPassword }) => change.mutate({ email, newPassword }),
        (errors) => focusFirst(form, errors),
      )}
    >
      {/* Lets password managers assign the password to this account. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields form={form} autoFocus />
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
