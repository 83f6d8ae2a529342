import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, ReferenceArrayInput, useDataProvider } from 'react-admin';
import { PAGE_SIZES, SEARCH_DEBOUNCE_MS } from '@aabha/contracts/settings/limits';
import { COUPON_LABELS } from '../../data/field-labels';
import type { CouponProvider } from './coupons.data';

function CategoriesInput() {
  const dataProvider = useDataProvider<CouponProvider>();
  const { data = [], isPending } = useQuery({
    queryKey: ['product-categories'],
    queryFn: async () => (await dataProvider.getCouponCategories()).data,
  });
  return (
    <AutocompleteArrayInput
      source="categories"
      label={COUPON_LABELS.categories}
      helperText={false}
      isPending={isPending}
      choices={data.map((name: string) => ({ id: name, name }))}
      noOptionsText="No categories found"
      fullWidth
    />
  );
}

/** The televisions and categories that a coupon is for. */
export function CouponScopeInputs() {
  return (
    <>
      <ReferenceArrayInput source="products" reference="allproduct" perPage={PAGE_SIZES.search}>
        <AutocompleteArrayInput
          label={COUPON_LABELS.products}
          helperText={false}
          optionText="name"
          filterToQuery={(text: string) => ({ search: text })}
          debounce={SEARCH_DEBOUNCE_MS}
          noOptionsText="No Products Found"
          fullWidth
        />
      </ReferenceArrayInput>
      <CategoriesInput />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Without any, the coupon is for all televisions. With some, only these are discounted.
      </Typography>
    </>
  );
}
