import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  ReferenceArrayInput,
  useDataProvider,
} from 'react-admin';
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
function ForInputs() {
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

/** The optional limits of a coupon, folded away until they are needed. */
export function CouponLimitsInputs({ isOpen }: { isOpen: boolean }) {
  return (
    <Accordion
      defaultExpanded={isOpen}
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ '&::before': { display: 'none' }, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Limits, if any
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateInput
            source="startDate"
            label={COUPON_LABELS.startDate}
            helperText="Left out: at once."
            fullWidth
          />
          <NumberInput
            source="minimumGoods"
            label={COUPON_LABELS.minimumGoods}
            helperText="Of the televisions it is for."
            min={0}
            fullWidth
          />
          <NumberInput
            source="maxUses"
            label={COUPON_LABELS.maxUses}
            helperText={false}
            min={1}
            step={1}
            fullWidth
          />
          <NumberInput
            source="maxUsesPerPerson"
            label={COUPON_LABELS.maxUsesPerPerson}
            helperText={false}
            min={1}
            step={1}
            fullWidth
          />
        </Box>
        <ForInputs />
        <BooleanInput
          source="firstOrderOnly"
          label={COUPON_LABELS.firstOrderOnly}
          helperText="Cancelled orders do not count."
        />
      </AccordionDetails>
    </Accordion>
  );
}
