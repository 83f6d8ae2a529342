import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { phoneCharacters, tidyPhone } from '@aabha/contracts/phone/phone';

/** A phone number field for any usual spelling, grouped on blur. The contract extracts the 10 digits. */
export function PhoneInput({ source, ...rest }: TextInputProps) {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const tidy = () => {
    const typed = getValues(source);
    const shown = typeof typed === 'string' ? tidyPhone(typed) : '';
    if (shown !== '' && shown !== typed) setValue(source, shown, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <TextInput
      source={source}
      type="tel"
      parse={phoneCharacters}
      helperText="10 digits, with or without +91"
      slotProps={{ htmlInput: { inputMode: 'tel' } }}
      onBlur={tidy}
      {...rest}
    />
  );
}
