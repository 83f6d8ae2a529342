import { Box } from '@mui/material';
import { lazy } from 'react';
import { EditRowButton } from '../../components/EditRowButton';
import type { StaffRecord } from './staff-record';

const StaffRoleDialog = lazy(() =>
  import('./StaffRoleDialog').then((module) => ({ default: module.StaffRoleDialog })),
);

/** What somebody of the staff may do, by the name of their role, with the button that changes it for a SubAdmin. */
export function StaffRoleField({ staff }: { staff: StaffRecord }) {
  if (!staff.staffRole) return staff.role;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {staff.staffRole.name}
      <EditRowButton
        name={`the role of ${staff.name}`}
        dialog={(close) => <StaffRoleDialog staff={staff} onClose={close} />}
      />
    </Box>
  );
}
