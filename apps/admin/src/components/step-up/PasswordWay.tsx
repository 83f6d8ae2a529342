import { ProofForm } from './ProofForm';
import type { WayFormProps } from './way-form-props';

/** Confirms by the password, where the account has no second factor. */
export function PasswordWay({ onConfirm, onCancel }: WayFormProps) {
  return (
    <ProofForm
      text="This step is protected. Enter your password."
      label="Password"
      type="password"
      autoComplete="current-password"
      empty="Please enter your password."
      onSend={(password) => onConfirm({ password })}
      onCancel={onCancel}
    />
  );
}
