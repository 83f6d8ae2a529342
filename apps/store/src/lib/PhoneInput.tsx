import type { ComponentProps } from 'react';
import { phoneCharacters, tidyPhone } from '@aabha/contracts/phone/phone';
import * as texts from '@aabha/messages/form-fields';
import { TextInput } from '@mantine/core';

interface PhoneInputProps extends Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  /** Called with the text while it is typed, pasted or autofilled, and with the grouped number on blur. */
  onText: (text: string) => void;
}

/**
 * A phone number field for any usual spelling. The contract of the form extracts the 10 digits, or refuses
 * the number.
 */
export function PhoneInput({ onText, onBlur, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      description={texts.tenDigits}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...rest}
      type="tel"
      inputMode="tel"
      onChange={(event) => onText(phoneCharacters(event.currentTarget.value))}
      onBlur={(event) => {
        onBlur?.(event);
        const { value } = event.currentTarget;
        const tidy = tidyPhone(value);
        if (tidy !== value) onText(tidy);
      }}
    />
  );
}
