import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider } from 'react-admin';
import type { InstallationProvider } from './installations.data';

interface ZoneFilterInputProps {
  source: string;
  label: string;
  /** Read by the filter form. */
  alwaysOn?: boolean;
}

/** The filter of installations by the zone of the technicians. */
export function ZoneFilterInput({ source, label }: ZoneFilterInputProps) {
  const dataProvider = useDataProvider<InstallationProvider>();
  const { data = [], isPending } = useQuery({
    queryKey: ['installations', 'zones'],
    queryFn: async () => (await dataProvider.listInstallationZones()).data,
  });
  return (
    <SelectInput
      source={source}
      label={label}
      choices={data}
      isPending={isPending}
      emptyText="All"
      helperText={false}
    />
  );
}
