import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { useTypedSearch } from '../../components/use-typed-search';
import { BEST_FIRST } from '../../data/list-query';

/** Searches the product to list, ten results at a time (docs/spec/settings.md#page-sizes). */
export function ProductPicker() {
  return (
    <ReferenceInput
      source="product_id"
      reference="wholesale-products"
      perPage={PAGE_SIZES.search}
      sort={BEST_FIRST}
    >
      <ProductChoice />
    </ReferenceInput>
  );
}

function ProductChoice() {
  return (
    <AutocompleteInput
      {...useTypedSearch()}
      label="Product"
      optionText="name"
      openOnFocus={false}
      noOptionsText="No Products Found"
      fullWidth
    />
  );
}
