import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider } from 'react-admin';
import type { AuditProvider } from './audit.data';
import { actionText } from '../../data/action-text';

function useAuditChoices() {
  const dataProvider = useDataProvider<AuditProvider>();
  return useQuery({
    queryKey: ['audit-log', 'choices'],
    queryFn: () => dataProvider.getAuditChoices().then((result) => result.data),
  });
}

interface FilterProps {
  source: string;
  label: string;
  alwaysOn: true;
}

/* react-admin reads `source` and `alwaysOn` from the elements; the list lays out what they render. */
export function ActionFilter({ source, label }: FilterProps) {
  const { data, isPending } = useAuditChoices();
  const choices = data?.actions.map((action) => ({ id: action, name: actionText(action) })) ?? [];
  return (
    <SelectInput source={source} label={label} choices={choices} isPending={isPending} emptyText="All" />
  );
}

export function StaffFilter({ source, label }: FilterProps) {
  const { data, isPending } = useAuditChoices();
  const choices = data?.staff.map(({ _id, name }) => ({ id: _id, name })) ?? [];
  return (
    <SelectInput source={source} label={label} choices={choices} isPending={isPending} emptyText="All" />
  );
}
