import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, useNotify } from 'react-admin';
import { ChangeStaffPasswordInput } from '@aabha/contracts/accounts/second-factor.schema';
import { FormDialog } from '../FormDialog';
import { formErrors } from '../../data/form-errors';
import { changeOwnPassword, ownProof, type getSecondFactor } from '../../data/second-factor-calls';
import { OwnCodeInput } from './OwnCodeInput';

interface PasswordForm {
  password: string;
  newPassword: string;
  code?: string;
}

const EMPTY: PasswordForm = { password: '', newPassword: '' };

/** Changes the password of the signed-in person, with a second factor where they have one. */
export function OwnPassword({ factor }: { factor: Awaited<ReturnType<typeof getSecondFactor>> }) {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const save = async (values: PasswordForm) => {
    const { password, newPassword, code } = values;
    await changeOwnPassword({ password, newPassword, ...(await ownProof(factor, code)) });
    notify('Password changed. Your other devices were logged out.', { type: 'success' });
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>Changing it logs out all your other devices.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && (
        <FormDialog
          title="Change password"
          save="Change"
          saving="Changing..."
          values={EMPTY}
          validate={formErrors(ChangeStaffPasswordInput)}
          onSave={save}
          onClose={() => setOpen(false)}
          maxWidth="xs"
        >
          <PasswordInput
            source="password"
            label="Present password"
            autoComplete="current-password"
            autoFocus
            fullWidth
          />
          <PasswordInput
            source="newPassword"
            label="New password"
            helperText="At least 12 characters."
            autoComplete="new-password"
            fullWidth
          />
          <OwnCodeInput factor={factor} />
        </FormDialog>
      )}
    </Stack>
  );
}
