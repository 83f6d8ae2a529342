import { SelectInput, type SelectInputProps } from 'react-admin';
import { useAssignees } from './use-assignees';

/** The filter by the member of staff who handles a message. */
export function MessageAssignedToFilter(props: SelectInputProps) {
  const staff = useAssignees();
  return (
    <SelectInput
      {...props}
      label="Assigned To"
      emptyText="Anybody"
      choices={[{ id: 'nobody', name: 'Nobody' }, ...staff.map(({ _id, name }) => ({ id: _id, name }))]}
    />
  );
}
