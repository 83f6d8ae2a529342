import { Skeleton } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useStaffRoles } from '../../data/staff-roles';

/** The choice of a role of staff; the one that comes with the shop is first. */
export function StaffRoleInput() {
  const { data = [], isPending, error } = useStaffRoles();
  /* A choice that is not there yet would be shown as none. */
  if (isPending) return <Skeleton variant="rounded" height={56} />;
  return (
    <SelectInput
      source="staff_role"
      label="Role"
      choices={data.map(({ _id, name }) => ({ id: _id, name }))}
      helperText={error ? error.message : false}
      validate={[]}
      fullWidth
    />
  );
}
