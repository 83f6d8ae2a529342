import * as texts from '@aabha/messages/accounts';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { NewPassword } from './NewPasswordFields';

/** The code that staff of the shop need beside what was mailed (docs/spec/staff-sign-in.md#lost-password). */
export function SecondFactorField({ form }: { form: UseFormReturnType<NewPassword> }) {
  return (
    <TextInput
      {...form.getInputProps('code')}
      key={form.key('code')}
      label={texts.authenticatorCode}
      description={texts.authenticatorCodeHint}
      autoComplete="one-time-code"
      autoFocus
    />
  );
}
