import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, useDataProvider } from 'react-admin';
import { TelevisionsInput } from '../../components/TelevisionsInput';
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
      <TelevisionsInput label={COUPON_LABELS.products} />
      <CategoriesInput />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Without any, the coupon is for all televisions. With some, only these are discounted.
      </Typography>
    </>
  );
}
