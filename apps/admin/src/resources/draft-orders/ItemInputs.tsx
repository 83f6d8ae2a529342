import { Autocomplete, Box, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArrayInput, NumberInput, SelectInput, SimpleFormIterator, useSourceContext } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import { AddRowButton } from '../../components/AddRowButton';
import { useSettled } from '../../data/use-settled';
import type { ChosenTelevision } from './draft-form';
import { findTelevisions } from './draft-order-calls';

/** Chooses a television by its name or model. */
function TelevisionInput() {
  const { getSource } = useSourceContext();
  const { field, fieldState } = useController({ name: getSource('television') });
  /* The server names the product, of which the form has no field. */
  const refused = useController({ name: getSource('product') }).fieldState.error !== undefined;
  const isMissing = fieldState.error !== undefined && !field.value;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['draft-order-televisions', search],
    queryFn: () => findTelevisions(search),
  });
  return (
    <Autocomplete<ChosenTelevision>
      value={(field.value as ChosenTelevision | undefined) ?? null}
      onChange={(_event, chosen) => field.onChange(chosen)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={data}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(one, other) => one._id === other._id}
      filterOptions={(options) => options}
      getOptionDisabled={() => typed.trim() !== search}
      loading={isFetching}
      noOptionsText="No Products Found"
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label="Television"
          error={isMissing || refused}
          helperText={isMissing ? 'Please choose a television.' : refused && 'This product is not on sale.'}
        />
      )}
    />
  );
}

function WarrantyInput() {
  const { getSource } = useSourceContext();
  const television = useWatch({ name: getSource('television') }) as ChosenTelevision | undefined | null;
  const chosen = useWatch({ name: getSource('warranty_months') }) as number | undefined;
  const offered = Object.entries(television?.warranty_pricing ?? {}).map(([months, price]) => ({
    id: Number(months),
    name: `${warrantyDuration(Number(months))}, ${formatRupees(price)}`,
  }));
  /* The warranty of a draft that is changed is known before its television is read again. */
  const kept =
    chosen && !offered.some(({ id }) => id === chosen)
      ? [{ id: chosen, name: warrantyDuration(chosen) }]
      : [];
  return (
    <SelectInput
      source="warranty_months"
      label="Extended warranty"
      choices={[{ id: 0, name: 'None' }, ...offered, ...kept]}
      helperText={false}
      fullWidth
    />
  );
}

/** What is ordered: televisions with quantity and warranty. */
export function ItemInputs() {
  return (
    <ArrayInput source="items" label="Televisions">
      <SimpleFormIterator
        disableReordering
        disableClear
        inline
        addButton={<AddRowButton label="Add television" />}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            width: '100%',
            alignItems: 'start',
            gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 1fr) minmax(0, 2fr)' },
          }}
        >
          <TelevisionInput />
          <NumberInput source="quantity" label="Quantity" min={1} step={1} helperText={false} fullWidth />
          <WarrantyInput />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
