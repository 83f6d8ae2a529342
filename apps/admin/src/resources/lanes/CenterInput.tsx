import { SelectInput, useGetList } from 'react-admin';
import type { CenterRecord } from './centers.data';

const ALL_CENTERS = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' },
} as const;

interface CenterInputProps {
  source: string;
  label: string;
  /** Whether it is a filter, which all centres pass. */
  all?: boolean;
  /** Read by the filter form. */
  alwaysOn?: boolean;
}

/** The dispatch centre of a lane or a day, or the filter by it. */
export function CenterInput({ source, label, all }: CenterInputProps) {
  const { data = [], isPending } = useGetList<CenterRecord>('dispatch-centers', ALL_CENTERS);
  return (
    <SelectInput
      source={source}
      label={label}
      choices={data}
      optionText="name"
      isPending={isPending}
      helperText={false}
      {...(all ? { emptyText: 'All' } : { fullWidth: true })}
    />
  );
}
