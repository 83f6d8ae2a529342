import type { ComponentProps } from 'react';
import { CODE_LENGTH } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/accounts';
import { TextInput } from '@mantine/core';
import classes from './accounts.module.css';

interface CodeInputProps extends Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  /** Called with the digits only, six at most (docs/spec/accounts.md#validation). */
  onDigits: (digits: string) => void;
}

/** Field of a mailed six-digit code; phones offer it from the keyboard. */
export function CodeInput({ onDigits, ...rest }: CodeInputProps) {
  return (
    <TextInput
      {...rest}
      className={classes.code}
      label={texts.sixDigitOtp}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      onChange={(event) => onDigits(event.currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
    />
  );
}
