import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { AssigneeSelect } from './AssigneeSelect';
import { useSuperAdmins } from './use-super-admins';

interface Assignee {
  _id: string;
  name: string;
}

interface AssignToSuperAdminProps {
  assigned: Assignee | null;
  /** Assigns the record to a person, or to nobody, and returns it. */
  assign: (staffId: string | null) => Promise<{ data: { assigned_to: Assignee | null } }>;
}

/** Assigns a record to a SuperAdmin, or to nobody, and says to whom. */
export function AssignToSuperAdmin({ assigned, assign }: AssignToSuperAdminProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const staff = useSuperAdmins();
  const assigning = useMutation({
    mutationFn: assign,
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
      isPending={assigning.isPending}
      onAssign={(staffId) => assigning.mutate(staffId)}
    />
  );
}
