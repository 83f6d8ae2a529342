import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import { AssigneeSelect } from './AssigneeSelect';
import { useAssignees } from './use-assignees';

interface Assignee {
  _id: string;
  name: string;
}

interface AssignCaseProps {
  kind: CaseKind;
  assigned: Assignee | null;
  /** Assigns the record to a person, or to nobody, and returns it. */
  assign: (staffId: string | null) => Promise<{ data: { assigned_to: Assignee | null } }>;
}

/** Assigns a case to one of the staff who may handle it, or to nobody, and says to whom. */
export function AssignCase({ kind, assigned, assign }: AssignCaseProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const staff = useAssignees(kind);
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
