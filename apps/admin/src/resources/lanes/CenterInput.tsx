import { ReferenceInput, SelectInput } from 'react-admin';

/** The dispatch centre of a lane or a day; as a filter with all of them. */
export function CenterInput({ source, all }: { source: string; all?: boolean }) {
  return (
    <ReferenceInput
      source={source}
      reference="dispatch-centers"
      perPage={100}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <SelectInput
        label="Dispatch centre"
        optionText="name"
        helperText={false}
        {...(all ? { emptyText: 'All' } : { fullWidth: true })}
      />
    </ReferenceInput>
  );
}
