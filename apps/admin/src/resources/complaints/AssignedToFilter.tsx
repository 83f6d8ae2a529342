import { SelectInput, type SelectInputProps } from 'react-admin';
import { useSuperAdmins } from '../../components/use-super-admins';

/** The filter by the member of staff who handles a complaint. */
export function AssignedToFilter(props: SelectInputProps) {
  const staff = useSuperAdmins();
  return (
    <SelectInput
      {...props}
      label="Assigned To"
      emptyText="Anybody"
      choices={[{ id: 'nobody', name: 'Nobody' }, ...staff.map(({ id, name }) => ({ id, name }))]}
    />
  );
}
