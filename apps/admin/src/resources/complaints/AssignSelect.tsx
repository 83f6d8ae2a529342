import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { AssigneeSelect } from '../../components/AssigneeSelect';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';
import { useSuperAdmins } from './use-super-admins';

/** Assigns a complaint to a SuperAdmin, or to nobody. */
export function AssignSelect({ complaint }: { complaint: ComplaintThreadRecord }) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const staff = useSuperAdmins();
  const assigned = complaint.assigned_to;
  const assign = useMutation({
    mutationFn: (staffId: string | null) =>
      dataProvider.assignComplaint({ id: complaint._id, staff_id: staffId }),
    onSuccess: ({ data }) =>
      notify(data.assigned_to ? `Assigned to ${data.assigned_to.name}` : 'Assigned to nobody', {
        type: 'success',
      }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <AssigneeSelect
      assigned={assigned}
      staff={staff}
      isPending={assign.isPending}
      onAssign={(staffId) => assign.mutate(staffId)}
    />
  );
}
