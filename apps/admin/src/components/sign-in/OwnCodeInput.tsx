import { TextInput } from 'react-admin';
import { asksFactor, codeHelp } from './code-help';
import type { getSecondFactor } from '../../data/second-factor-calls';

interface OwnCodeInputProps {
  factor: Awaited<ReturnType<typeof getSecondFactor>>;
  autoFocus?: boolean;
}

/** The code of the signed-in person in a form; nothing where they have no second factor. Left empty, a passkey is asked for. */
export function OwnCodeInput({ factor, autoFocus = false }: OwnCodeInputProps) {
  if (!asksFactor(factor)) return null;
  return (
    <TextInput
      source="code"
      label="Code"
      helperText={codeHelp(factor)}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      fullWidth
    />
  );
}
