import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { SetStaffRoleInput } from '@aabha/contracts/accounts/accounts.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import { ScreenLink } from '../../components/ScreenLink';
import { formErrors } from '../../data/form-errors';
import { STAFF_ROLES_KEY } from '../../data/staff-roles';
import type { AccountProvider } from './accounts.data';
import type { StaffRecord } from './staff-record';
import { StaffRoleInput } from './StaffRoleInput';

interface RoleForm {
  staff_role: string;
}

const checkRole = formErrors(SetStaffRoleInput.pick({ staff_role: true }));

/** Gives a SubAdmin another role, which counts from their next click on. */
export function StaffRoleDialog({ staff, onClose }: { staff: StaffRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<AccountProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const save = async ({ staff_role }: RoleForm) => {
    const { data } = await dataProvider.setStaffRole({ id: staff._id, staff_role });
    notify(`${data.name} has the role ${data.staffRole?.name ?? ''}.`, { type: 'success' });
    await Promise.all(
      [['staff'], STAFF_ROLES_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  return (
    <FormDialog<RoleForm>
      title={`Role of ${staff.name}`}
      save="Save"
      saving="Saving..."
      values={{ staff_role: staff.staffRole?._id ?? '' }}
      validate={checkRole}
      onSave={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <StaffRoleInput />
      <DialogContentText sx={{ mt: 1 }}>
        It counts from their next click. What each role may do stands under{' '}
        <ScreenLink to="/admin-dashboard/staff-roles">Roles</ScreenLink>.
      </DialogContentText>
    </FormDialog>
  );
}
