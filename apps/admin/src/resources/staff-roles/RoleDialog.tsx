import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { CreateStaffRoleInput, type StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import { FormDialog } from '../../components/FormDialog';
import type { ConflictField } from '../../data/edit-conflict';
import { formErrors } from '../../data/form-errors';
import { STAFF_ROLES_KEY } from '../../data/staff-roles';
import type { StaffRoleProvider } from './staff-roles.data';

interface RoleForm {
  name: string;
}

interface RoleDialogProps {
  /** The role that gets another name; without one, a new role is added. */
  renamed?: StaffRoleDetails;
  /** The role whose permissions a new one begins with. */
  copied?: StaffRoleDetails;
  onClose: () => void;
}

const validate = formErrors(CreateStaffRoleInput);
const FIELDS: readonly ConflictField<RoleForm>[] = [
  { source: 'name', label: 'Name', text: ({ name }) => name },
];

/** Adds a role, or gives one another name. */
export function RoleDialog({ renamed, copied, onClose }: RoleDialogProps) {
  const dataProvider = useDataProvider<StaffRoleProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const save = async ({ name }: RoleForm, basedOn: string | undefined) => {
    if (renamed) {
      await dataProvider.renameStaffRole({ id: renamed._id, name, updated_at: basedOn });
      notify('The role is renamed.', { type: 'success' });
    } else {
      await dataProvider.createStaffRole({ name, ...(copied && { copy_of: copied._id }) });
      notify(`The role ${name} is added. Give it to people under Staff Accounts.`, { type: 'success' });
    }
    await queries.invalidateQueries({ queryKey: STAFF_ROLES_KEY });
  };
  return (
    <FormDialog<RoleForm>
      title={renamed ? `Rename ${renamed.name}` : copied ? `New role like ${copied.name}` : 'Add a role'}
      save={renamed ? 'Rename' : 'Add role'}
      saving="Saving..."
      values={{ name: renamed?.name ?? '' }}
      validate={validate}
      onSave={save}
      onClose={onClose}
      {...(renamed && {
        edit: {
          updatedAt: renamed.updated_at,
          fields: FIELDS,
          valuesOf: (current: unknown) => ({ name: (current as RoleForm).name }),
        },
      })}
      maxWidth="xs"
    >
      <TextInput source="name" label="Name" helperText={false} autoComplete="off" autoFocus fullWidth />
      {!renamed && (
        <DialogContentText sx={{ mt: 1 }}>
          {copied
            ? `It begins with what ${copied.name} may do.`
            : 'It begins without permissions. Tick them in the table.'}
        </DialogContentText>
      )}
    </FormDialog>
  );
}
