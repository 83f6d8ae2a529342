import { useState } from 'react';
import { ChangeOwnPasswordInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import * as change from '@aabha/messages/change-password';
import { passwordTitle, savePassword } from '@aabha/messages/code-sign-in';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { PasswordInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { signIn } from '../../lib/sign-in';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './profile.module.css';

/** The new password is typed twice on the screen and sent once. */
const TypedPasswords = ChangeOwnPasswordInput.extend({ confirmPassword: z.string() }).refine(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { path: ['confirmPassword'], error: texts.passwordsDoNotMatch, when: () => true },
);

const FIELDS = [
  { name: 'password', label: change.currentPassword, autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: texts.newPassword,
    description: texts.atLeastSixCharacters,
    autoComplete: 'new-password',
  },
  { name: 'confirmPassword', label: texts.confirmNewPassword, autoComplete: 'new-password' },
] as const;
const EYE = { 'aria-label': texts.showOrHidePassword, tabIndex: 0 };

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useShopForm({
    initialValues: { password: '', newPassword: '', confirmPassword: '' },
    validate: schemaResolver(TypedPasswords, { sync: true }),
  });
  const save = trpc.accounts.changeOwnPassword.useMutation({
    onSuccess: ({ token }) => {
      signIn(token);
      notify('success', change.passwordChanged);
      onClose();
    },
    onError: (error) => showFormFailure(form, ['password', 'newPassword'], error, change.passwordNotChanged),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ password, newPassword }) => save.mutate({ password, newPassword }))}
    >
      <p className="soft">{change.logsOutOthers}</p>
      {/* Lets password managers assign the password to this account. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      {FIELDS.map(({ name, ...field }) => (
        <PasswordInput
          {...form.getInputProps(name)}
          key={form.key(name)}
          {...field}
          visibilityToggleButtonProps={EYE}
        />
      ))}
      <FormProblem form={form} />
      <div className={classes.actions}>
        <Button kind="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {savePassword}
        </Button>
      </div>
    </form>
  );
}

/** Another password of the own account, with the present one (docs/spec/accounts.md#change-of-password). */
export function ChangePassword({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.password} aria-label={passwordTitle}>
      <h3>{passwordTitle}</h3>
      {isOpen ? (
        <PasswordForm email={email} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button kind="outline" onClick={() => setOpen(true)}>
            {change.changePassword}
          </Button>
        </div>
      )}
    </section>
  );
}
