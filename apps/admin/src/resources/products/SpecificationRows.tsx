import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRowButton } from '../../components/AddRowButton';
import { rowStyles } from '../../components/row-styles';
import { useSpecificationTerms } from '../../components/use-specification-terms';
import { SpecificationKeyInput } from './SpecificationKeyInput';
import { SpecificationValueInput } from './SpecificationValueInput';

const GROUPS = 'specification-groups';

/** The title of a group, with the groups of the dictionary to choose from. */
function TitleInput() {
  const { terms } = useSpecificationTerms();
  return (
    <>
      <TextInput
        source="title"
        label="Group"
        helperText={false}
        slotProps={{ htmlInput: { list: GROUPS } }}
      />
      <datalist id={GROUPS}>
        {[...new Set(terms.map(({ group }) => group))].map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  );
}

/** Groups of specifications with their rows; empty ones are not saved (docs/spec/products.md#staff-form). */
export function SpecificationRows() {
  return (
    <ArrayInput source="specificationSchema" label={false} helperText={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        sx={rowStyles}
        addButton={<AddRowButton label="Add group" />}
      >
        <TitleInput />
        <ArrayInput source="data" label={false} helperText={false}>
          <SimpleFormIterator
            inline
            sx={rowStyles}
            fullWidth
            disableClear
            addButton={<AddRowButton label="Add specification" />}
          >
            <SpecificationKeyInput />
            <SpecificationValueInput />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
