import { ArrayInput, NumberInput, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRowButton } from '../../components/AddRowButton';
import { rowStyles } from '../../components/row-styles';

/** Extra months with their price, one a row, no month twice (docs/spec/products.md#staff-form). */
export function WarrantyRows() {
  return (
    <ArrayInput source="warranty_pricing" label={false} helperText={false}>
      <SimpleFormIterator
        inline
        sx={{ ...rowStyles, maxWidth: 640 }}
        disableReordering
        disableClear
        addButton={<AddRowButton label="Add warranty price" />}
      >
        <TextInput
          source="month"
          label="Months"
          helperText={false}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <NumberInput source="price" label="Price (₹)" min={0} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
