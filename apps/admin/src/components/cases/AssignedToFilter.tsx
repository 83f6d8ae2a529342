import { SelectInput, type SelectInputProps } from 'react-admin';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import { useAssignees } from './use-assignees';

/** The filter by the member of staff who handles a case. */
export function AssignedToFilter({ kind, ...props }: SelectInputProps & { kind: CaseKind }) {
  const staff = useAssignees(kind);
  return (
    <SelectInput
      {...props}
      label="Assigned To"
      emptyText="Anybody"
      choices={[{ id: 'nobody', name: 'Nobody' }, ...staff.map(({ _id, name }) => ({ id: _id, name }))]}
    />
  );
}
