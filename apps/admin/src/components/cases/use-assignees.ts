import { useQuery } from '@tanstack/react-query';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import { api, toHttpError } from '../../data/trpc';

/** Returns the staff to whom cases of a kind can be assigned; none while they are loading. */
export function useAssignees(kind: CaseKind) {
  const { data } = useQuery({
    queryKey: ['cases', 'assignees', kind],
    queryFn: () => api.cases.assignees.query({ kind }).catch(toHttpError),
  });
  return data?.staff ?? [];
}
