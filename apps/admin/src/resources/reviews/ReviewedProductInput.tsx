import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { PAGE_SIZES, SEARCH_DEBOUNCE_MS } from '@aabha/contracts/settings/limits';
import { BEST_FIRST } from '../../data/list-query';

/** Filters reviews by their television. */
export function ReviewedProductInput({ source }: { source: string }) {
  return (
    <ReferenceInput source={source} reference="allproduct" perPage={PAGE_SIZES.search} sort={BEST_FIRST}>
      <AutocompleteInput
        label="Product"
        helperText={false}
        size="small"
        optionText="name"
        filterToQuery={(text: string) => ({ search: text })}
        debounce={SEARCH_DEBOUNCE_MS}
        noOptionsText="No Products Found"
        sx={{ minWidth: { sm: 240 } }}
      />
    </ReferenceInput>
  );
}
