import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { BEST_FIRST } from '../data/list-query';
import { useTypedSearch } from './use-typed-search';

interface TelevisionInputProps {
  /** The field; `product` where none is named. */
  source?: string;
  label?: string;
  /** Small, as among the filters of a list. */
  isFilter?: boolean;
}

/** Chooses a television by its name, the best match first. */
export function TelevisionInput({ source = 'product', ...rest }: TelevisionInputProps) {
  return (
    <ReferenceInput source={source} reference="allproduct" perPage={PAGE_SIZES.search} sort={BEST_FIRST}>
      <TelevisionChoice {...rest} />
    </ReferenceInput>
  );
}

function TelevisionChoice({ label = 'Television', isFilter }: TelevisionInputProps) {
  return (
    <AutocompleteInput
      {...useTypedSearch()}
      label={label}
      helperText={false}
      optionText="name"
      noOptionsText="No Products Found"
      {...(isFilter ? { size: 'small', sx: { minWidth: { sm: 240 } } } : { fullWidth: true })}
    />
  );
}
