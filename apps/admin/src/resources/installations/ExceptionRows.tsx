import { ArrayInput, NumberInput, SimpleFormIterator, TextInput } from 'react-admin';
import { INSTALLATION_PARTS } from '@aabha/contracts/installations/installations.values';
import { AddRowButton } from '../../components/AddRowButton';
import { rowStyles } from '../../components/row-styles';
import { PART_LABELS } from './zone-forms';

/** Days on which other numbers of technicians come, one a row. */
export function ExceptionRows() {
  return (
    <ArrayInput source="exceptions" label={false} helperText={false}>
      <SimpleFormIterator
        inline
        fullWidth
        sx={rowStyles}
        disableReordering
        disableClear
        addButton={<AddRowButton label="Add exception" />}
      >
        <TextInput
          source="day"
          type="date"
          label="Day"
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {INSTALLATION_PARTS.map((part) => (
          <NumberInput
            key={part}
            source={part}
            label={PART_LABELS[part]}
            helperText={false}
            defaultValue={0}
            min={0}
            step={1}
          />
        ))}
        <TextInput source="note" label="Why" helperText={false} fullWidth />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
