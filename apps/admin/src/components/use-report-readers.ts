import { useGetList } from 'react-admin';
import type { StaffAccount } from '@aabha/contracts/accounts/accounts.staff.schema';
import { useStaffRoles } from '../data/staff-roles';

/** Returns the staff who may see reports and can log in: SuperAdmins, and SubAdmins by their role. */
export function useReportReaders() {
  const { data = [] } = useGetList<StaffAccount & { id: string }>('staff', {
    pagination: { page: 1, perPage: 100 },
  });
  const { data: roles = [] } = useStaffRoles();
  const reading = roles.filter(({ permissions }) => permissions.includes('reports'));
  return data.filter(
    ({ role, staffRole, disabled }) =>
      !disabled && (role === 'SuperAdmin' || reading.some(({ _id }) => _id === staffRole?._id)),
  );
}
