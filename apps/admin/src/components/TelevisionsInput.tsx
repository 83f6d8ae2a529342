import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { useTypedSearch } from './use-typed-search';

interface TelevisionsInputProps {
  label: string;
  hint?: string | false;
}

/** Several televisions, found by name: those of a coupon, an offer or a part of the home page. */
export function TelevisionsInput(props: TelevisionsInputProps) {
  return (
    <ReferenceArrayInput source="products" reference="allproduct" perPage={PAGE_SIZES.search}>
      <TelevisionChoices {...props} />
    </ReferenceArrayInput>
  );
}

function TelevisionChoices({ label, hint = false }: TelevisionsInputProps) {
  return (
    <AutocompleteArrayInput
      {...useTypedSearch()}
      label={label}
      helperText={hint}
      optionText="name"
      noOptionsText="No Products Found"
      fullWidth
    />
  );
}
