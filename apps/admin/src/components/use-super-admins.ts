import { useGetList } from 'react-admin';
import type { StaffAccount } from '@aabha/contracts/accounts/accounts.staff.schema';

/** Returns the SuperAdmins who can log in. */
export function useSuperAdmins() {
  const { data = [] } = useGetList<StaffAccount & { id: string }>('staff', {
    pagination: { page: 1, perPage: 100 },
  });
  return data.filter(({ role, disabled }) => role === 'SuperAdmin' && !disabled);
}
