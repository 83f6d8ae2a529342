import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { RATINGS } from '@aabha/contracts/reviews/reviews.values';
import { PAGE_SIZES, SEARCH_DEBOUNCE_MS } from '@aabha/contracts/settings/limits';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { BEST_FIRST } from '../../data/list-query';

const STATES = [
  { id: 'shown', name: 'Shown' },
  { id: 'removed', name: 'Removed' },
];
const STARS = RATINGS.map((rating) => ({ id: rating, name: rating === 1 ? '1 star' : `${rating} stars` }));

/** Filters: text, television, stars, removed; stored in the address. */
export const reviewFilters = [
  <SearchInput key="search" source="search" placeholder="Title, text, author" alwaysOn />,
  <ReferenceInput
    key="product"
    source="product"
    reference="allproduct"
    perPage={PAGE_SIZES.search}
    sort={BEST_FIRST}
    alwaysOn
  >
    <AutocompleteInput
      label="Product"
      optionText="name"
      filterToQuery={(text: string) => ({ search: text })}
      debounce={SEARCH_DEBOUNCE_MS}
      noOptionsText="No Products Found"
      sx={{ minWidth: { sm: 240 } }}
    />
  </ReferenceInput>,
  <SelectInput key="rating" source="rating" label="Rating" emptyText="All" choices={STARS} alwaysOn />,
  <SelectInput key="state" source="state" label="Status" emptyText="All" choices={STATES} alwaysOn />,
  <PeriodInput key="period" source="period" label="Written" alwaysOn />,
];
