import { useGetList } from 'react-admin';
import type { StaffRecord } from '../accounts/staff-record';

/** Returns the staff that complaints can be assigned to: SuperAdmins, who alone see them. */
export function useSuperAdmins() {
  const { data = [] } = useGetList<StaffRecord>('staff', { pagination: { page: 1, perPage: 100 } });
  return data.filter(({ role, disabled }) => role === 'SuperAdmin' && !disabled);
}
