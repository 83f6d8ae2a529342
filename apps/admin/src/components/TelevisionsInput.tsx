import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { PAGE_SIZES, SEARCH_DEBOUNCE_MS } from '@aabha/contracts/settings/limits';

/** The televisions that a coupon or an offer is for, found by name. */
export function TelevisionsInput({ label, hint = false }: { label: string; hint?: string | false }) {
  return (
    <ReferenceArrayInput source="products" reference="allproduct" perPage={PAGE_SIZES.search}>
      <AutocompleteArrayInput
        label={label}
        helperText={hint}
        optionText="name"
        filterToQuery={(text: string) => ({ search: text })}
        debounce={SEARCH_DEBOUNCE_MS}
        noOptionsText="No Products Found"
        fullWidth
      />
    </ReferenceArrayInput>
  );
}
