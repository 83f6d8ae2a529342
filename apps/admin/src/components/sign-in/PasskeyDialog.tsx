import { DialogContentText } from '@mui/material';
import { useNotify } from 'react-admin';
import { RenamePasskeyInput, type Passkey } from '@aabha/contracts/accounts/passkeys.schema';
import { FormDialog } from '../FormDialog';
import { formErrors } from '../../data/form-errors';
import { ownProof, removePasskey, renamePasskey, type getSecondFactor } from '../../data/second-factor-calls';
import { OwnCodeInput } from './OwnCodeInput';
import { PasskeyNameInput } from './PasskeyNameInput';

type Factor = Awaited<ReturnType<typeof getSecondFactor>>;

const validateName = formErrors(RenamePasskeyInput.pick({ name: true }));
const ANY = () => ({});

interface PasskeyDialogProps {
  passkey: Passkey;
  factor: Factor;
  action: 'rename' | 'remove';
  onChanged: () => void;
  onClose: () => void;
}

/** Renames a passkey, or removes it after a question that names it, with a second factor. */
export function PasskeyDialog({ passkey, factor, action, onChanged, onClose }: PasskeyDialogProps) {
  const notify = useNotify();
  const { _id: id } = passkey;
  if (action === 'rename')
    return (
      <FormDialog
        title="Rename passkey"
        save="Rename"
        saving="Renaming..."
        values={{ name: passkey.name }}
        validate={validateName}
        onSave={async ({ name }) => {
          await renamePasskey({ id, name });
          notify('Passkey renamed.', { type: 'success' });
          onChanged();
        }}
        onClose={onClose}
        maxWidth="xs"
      >
        <PasskeyNameInput />
      </FormDialog>
    );
  return (
    <FormDialog
      title={`Remove “${passkey.name}”?`}
      save="Remove"
      saving="Removing..."
      values={{ code: '' }}
      validate={ANY}
      onSave={async ({ code }) => {
        await removePasskey({ id, ...(await ownProof(factor, code)) });
        notify(`“${passkey.name}” is removed.`, { type: 'success' });
        onChanged();
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <DialogContentText sx={{ mb: 1 }}>
        This passkey no longer signs you in, and all your other devices are logged out. Delete it from your
        device as well.
      </DialogContentText>
      <OwnCodeInput factor={factor} autoFocus />
    </FormDialog>
  );
}
