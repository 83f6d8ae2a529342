import { Checkbox, FormControlLabel, Tooltip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { NumberInput, SearchInput, SelectInput, useDataProvider, useInput } from 'react-admin';
import { choicesOf } from '../../data/choices-of';
import type { ProductProvider } from './products.data';
import { PUBLICATION_LABELS } from './publication-labels';

function CategoryFilter(props: { source: string; alwaysOn?: boolean }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const { data = [], isPending } = useQuery({
    queryKey: ['product-categories'],
    queryFn: async () => (await dataProvider.getProductCategories()).data,
  });
  return (
    <SelectInput
      source={props.source}
      label="Category"
      emptyText="All categories"
      isPending={isPending}
      choices={data.map((name: string) => ({ id: name, name }))}
    />
  );
}

interface YesFilterProps {
  source: string;
  label: string;
  /** What it leaves in the list. */
  hint: string;
  alwaysOn?: boolean;
}

function YesFilter({ source, label, hint }: YesFilterProps) {
  const { field } = useInput({ source, defaultValue: false });
  return (
    <Tooltip title={hint} describeChild enterTouchDelay={0}>
      <FormControlLabel
        sx={{ mb: 0.5 }}
        control={
          <Checkbox
            size="small"
            checked={field.value === true}
            onChange={(event) => field.onChange(event.target.checked || null)}
            slotProps={{ input: { 'aria-description': hint } }}
          />
        }
        label={label}
      />
    </Tooltip>
  );
}

/**
 * Filters: search, category, publication, out of stock, incomplete (docs/spec/products.md#all-products-screen); stored in the address.
 */
export const productFilters = [
  <SearchInput key="search" source="search" placeholder="Name, brand, size, anything" alwaysOn />,
  <CategoryFilter key="category" source="category" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="Publication"
    emptyText="All"
    choices={choicesOf(PUBLICATION_LABELS)}
    alwaysOn
  />,
  <YesFilter
    key="outOfStock"
    source="outOfStock"
    label="Show Out of Stock"
    hint="Shows only televisions with no unit on hand."
    alwaysOn
  />,
  <YesFilter
    key="incomplete"
    source="incomplete"
    label="Incomplete"
    hint="Shows only televisions that lack a fact that a listing needs."
    alwaysOn
  />,
  <NumberInput key="maxOnHand" source="maxOnHand" label="On hand at most" min={0} />,
];
