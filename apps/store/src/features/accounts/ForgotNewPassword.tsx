import { ChangePasswordInput } from '@aabha/contracts/accounts/accounts.schema';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { focusFirst, showFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './accounts.module.css';

/** The password is typed twice on the screen and sent once. */
const NewPassword = ChangePasswordInput.pick({ newPassword: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match.',
    // Both fields are told at once, also while the first is still too short.
    when: () => true,
  });

const EYE = { 'aria-label': 'Show or hide the password', tabIndex: 0 };

interface ForgotNewPasswordProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

/** Third step: the new password, which ends every session of the account (decisions §3). */
export function ForgotNewPassword({ email, onBack, onDone }: ForgotNewPasswordProps) {
  const form = useShopForm({
    mode: 'uncontrolled',
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: schemaResolver(NewPassword, { sync: true }),
  });
  const change = trpc.accounts.changePassword.useMutation({
    onSuccess: () => {
      notify('success', 'Password reset successfully!');
      onDone();
    },
    onError: (error) => showFailure(form, ['newPassword'], error, 'Password reset failed.'),
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
      {/* Tells password managers whose password this is. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <PasswordInput
        {...form.getInputProps('newPassword')}
        key={form.key('newPassword')}
        label="New password"
        description="At least 6 characters"
        autoComplete="new-password"
        visibilityToggleButtonProps={EYE}
        autoFocus
      />
      <PasswordInput
        {...form.getInputProps('confirmPassword')}
        key={form.key('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
        visibilityToggleButtonProps={EYE}
      />
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={change.isPending}>
        Reset password
      </Button>
      <div className={classes.actions}>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
