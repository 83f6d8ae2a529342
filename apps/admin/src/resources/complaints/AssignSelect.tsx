import { useDataProvider } from 'react-admin';
import { AssignToSuperAdmin } from '../../components/AssignToSuperAdmin';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';

/** Assigns a complaint to a SuperAdmin, or to nobody. */
export function AssignSelect({ complaint }: { complaint: ComplaintThreadRecord }) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  return (
    <AssignToSuperAdmin
      assigned={complaint.assigned_to}
      assign={(staffId) => dataProvider.assignComplaint({ id: complaint._id, staff_id: staffId })}
    />
  );
}
