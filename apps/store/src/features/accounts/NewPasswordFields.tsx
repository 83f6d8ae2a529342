import { ChangePasswordInput } from '@aabha/contracts/accounts/accounts.schema';
import * as texts from '@aabha/messages/accounts';
import { PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { z } from 'zod';

/** The password is typed twice on the screen and sent once. */
export const NewPassword = ChangePasswordInput.pick({ newPassword: true })
  .extend({ confirmPassword: z.string(), code: z.string().optional() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: texts.passwordsDoNotMatch,
    // Both fields are validated together, also while the first is still too short.
    when: () => true,
  });
export type NewPassword = z.infer<typeof NewPassword>;

const EYE = { 'aria-label': texts.showOrHidePassword, tabIndex: 0 };

interface NewPasswordFieldsProps {
  form: UseFormReturnType<NewPassword>;
  autoFocus?: boolean;
}

/** The two fields of a new password. */
export function NewPasswordFields({ form, autoFocus = false }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        {...form.getInputProps('newPassword')}
        key={form.key('newPassword')}
        label={texts.newPassword}
        description={texts.atLeastSixCharacters}
        autoComplete="new-password"
        visibilityToggleButtonProps={EYE}
        autoFocus={autoFocus}
      />
      <PasswordInput
        {...form.getInputProps('confirmPassword')}
        key={form.key('confirmPassword')}
        label={texts.confirmNewPassword}
        autoComplete="new-password"
        visibilityToggleButtonProps={EYE}
      />
    </>
  );
}
