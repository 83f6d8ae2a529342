import { useDataProvider } from 'react-admin';
import { AssignCase } from '../../components/cases/AssignCase';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';

/** Assigns a complaint to one of the staff, or to nobody. */
export function AssignSelect({ complaint }: { complaint: ComplaintThreadRecord }) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  return (
    <AssignCase
      kind="complaint"
      assigned={complaint.assigned_to}
      assign={(staffId) => dataProvider.assignComplaint({ id: complaint._id, staff_id: staffId })}
    />
  );
}
