import { DialogContentText } from '@mui/material';
import { PasswordInput, useNotify } from 'react-admin';
import { z } from 'zod';
import { RenamePasskeyInput } from '@aabha/contracts/accounts/passkeys.schema';
import { StartPasskeyInput } from '@aabha/contracts/accounts/second-factor.schema';
import { FormDialog } from '../FormDialog';
import { formErrors } from '../../data/form-errors';
import { addPasskey, ownProof, type getSecondFactor } from '../../data/second-factor-calls';
import { OwnCodeInput } from './OwnCodeInput';
import { PasskeyNameInput } from './PasskeyNameInput';

type Factor = Awaited<ReturnType<typeof getSecondFactor>>;

interface AddPasskeyDialogProps {
  factor: Factor;
  /** Receives the recovery codes, which come with the first second factor. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

const validateNew = formErrors(
  z.object({ name: RenamePasskeyInput.shape.name, password: StartPasskeyInput.shape.password }),
);
const EMPTY: { name: string; password: string; code?: string } = { name: '', password: '' };

/** Adds a passkey: asks for its name, the password, and a second factor where there is one; then the browser makes it. */
export function AddPasskeyDialog({ factor, onAdded, onClose }: AddPasskeyDialogProps) {
  const notify = useNotify();
  const save = async ({ name, password, code }: typeof EMPTY) => {
    const proof = await ownProof(factor, code);
    const codes = await addPasskey({ name: name.trim(), password, proof });
    notify('Passkey added.', { type: 'success' });
    onAdded(codes);
  };
  return (
    <FormDialog
      title="Add a passkey"
      save="Continue"
      saving="Waiting for your device..."
      values={EMPTY}
      validate={validateNew}
      onSave={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <DialogContentText sx={{ mb: 1 }}>
        Your device then asks for your fingerprint, face or PIN.
      </DialogContentText>
      <PasskeyNameInput />
      <PasswordInput source="password" label="Password" autoComplete="current-password" fullWidth />
      <OwnCodeInput factor={factor} />
    </FormDialog>
  );
}
