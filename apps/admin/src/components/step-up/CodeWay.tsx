import { ProofForm } from './ProofForm';
import type { WayFormProps } from './way-form-props';

/** Confirms by a code of the second factor. */
export function CodeWay({ onConfirm, onCancel }: WayFormProps) {
  return (
    <ProofForm
      text="This step is protected. Enter a code of your authenticator app, or a recovery code."
      label="Code"
      type="text"
      autoComplete="one-time-code"
      empty="Please enter the code of your authenticator app."
      onSend={(code) => onConfirm({ code })}
      onCancel={onCancel}
    />
  );
}
