import type { ComponentProps } from 'react';
import { phoneCharacters, tidyPhone } from '@aabha/contracts/phone/phone';
import { TextInput } from '@mantine/core';

interface PhoneInputProps extends Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  /** Gets the text as it is typed, pasted or filled in by the browser, then in groups once the field is left. */
  onText: (text: string) => void;
}

/** A phone number in any usual spelling. The contract of the form reads its 10 digits, or refuses it as it stands. */
export function PhoneInput({ onText, onBlur, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      description="10 digits, with or without +91"
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
