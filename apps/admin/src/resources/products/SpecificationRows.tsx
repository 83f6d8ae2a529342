import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRowButton } from '../../components/AddRowButton';
import { rowStyles } from '../../components/row-styles';

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
        <TextInput source="title" label="Group" helperText={false} />
        <ArrayInput source="data" label={false} helperText={false}>
          <SimpleFormIterator
            inline
            sx={rowStyles}
            fullWidth
            disableClear
            addButton={<AddRowButton label="Add specification" />}
          >
            <TextInput source="key" label="Name" helperText={false} />
            <TextInput source="value" label="Value" helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
