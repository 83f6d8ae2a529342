import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { PAGE_SIZES, SEARCH_DEBOUNCE_MS } from '@aabha/contracts/settings/limits';

/** Chooses a television on sale by its name, as the field `product`. */
export function TelevisionInput() {
  return (
    <ReferenceInput source="product" reference="allproduct" perPage={PAGE_SIZES.search}>
      <AutocompleteInput
        label="Television"
        helperText={false}
        optionText="name"
        filterToQuery={(text: string) => ({ search: text })}
        debounce={SEARCH_DEBOUNCE_MS}
        noOptionsText="No Products Found"
        fullWidth
      />
    </ReferenceInput>
  );
}
