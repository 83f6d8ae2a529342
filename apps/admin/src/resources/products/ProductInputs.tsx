import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormDataConsumer, NumberInput, SelectInput, TextInput, useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { rupeesIn } from '@aabha/contracts/money/money.schema';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { RESOLUTIONS, TECHNOLOGIES } from '@aabha/contracts/products/products.values';
import { hsnForInches } from '@aabha/contracts/products/products.staff.rules';
import { ProductFields } from '@aabha/contracts/products/products.staff.schema';
import { PRODUCT_IMAGES_MAX } from '@aabha/contracts/settings/limits';
import type { ProductProvider } from './products.data';
import { PRODUCT_LABELS as LABEL } from '../../data/field-labels';
import type { ProductValues } from './product-form';
import { AskAccountant } from '../../components/AskAccountant';
import { PicturesInput } from '../../components/PicturesInput';
import { DeclarationInputs } from './DeclarationInputs';
import { FormColumns } from './FormColumns';
import { FormSection } from './FormSection';
import { SearchResultInputs } from './SearchResultInputs';
import { SectionJumps } from './SectionJumps';
import { SpecificationRows } from './SpecificationRows';
import { StandardNamesButton } from './StandardNamesButton';
import { WarrantyRows } from './WarrantyRows';

const choices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

/** Returns the props that name the input of a field. */
const inputOf = (source: keyof typeof LABEL) => ({ source, label: LABEL[source] });

const upperCase = (text: string) => text.toUpperCase();

const WIDE = { gridColumn: { xs: '1 / -1', md: 'span 2' } };

/** The selling price by the server's formula (docs/spec/products.md#selling-price). */
function SellingPrice({ price, discount_percentage: percent }: Partial<ProductValues>) {
  const mrp = rupeesIn.safeParse(price);
  const discount = ProductFields.shape.discount_percentage.safeParse(percent);
  if (!mrp.success || !discount.success) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      Selling price {formatRupees(rupeesFromPaise(sellingPricePaise(mrp.data, discount.data)))}
    </Typography>
  );
}

function CategoryInput() {
  const dataProvider = useDataProvider<ProductProvider>();
  const { data } = useQuery({
    queryKey: ['product-categories'],
    queryFn: async () => (await dataProvider.getProductCategories()).data,
  });
  return (
    <>
      <TextInput {...inputOf('category')} slotProps={{ htmlInput: { list: 'categories' } }} />
      <datalist id="categories">
        {data?.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

function Basics({ form }: { form: string }) {
  return (
    <FormSection form={form} name="basics">
      <FormColumns>
        <TextInput {...inputOf('name')} sx={WIDE} />
        <TextInput {...inputOf('companyName')} />
        <CategoryInput />
        <TextInput
          {...inputOf('sku')}
          helperText="Your own code, if you use one"
          parse={upperCase}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
        <NumberInput {...inputOf('price')} min={0} />
        <NumberInput {...inputOf('discount_percentage')} min={0} max={100} />
        <NumberInput {...inputOf('stock')} min={0} />
        <NumberInput {...inputOf('warranty_months')} min={0} />
      </FormColumns>
      <FormDataConsumer<ProductValues>>{({ formData }) => <SellingPrice {...formData} />}</FormDataConsumer>
    </FormSection>
  );
}

function Facts({ form }: { form: string }) {
  return (
    <FormSection form={form} name="facts">
      <FormColumns>
        <NumberInput {...inputOf('screenInches')} min={1} />
        <SelectInput {...inputOf('resolution')} choices={choices(RESOLUTIONS)} />
        <SelectInput {...inputOf('technology')} choices={choices(TECHNOLOGIES)} />
        <NumberInput {...inputOf('refreshHz')} min={1} />
        <NumberInput {...inputOf('beeStars')} min={1} max={5} />
        <NumberInput {...inputOf('energyKwhYear')} min={0} />
        <TextInput {...inputOf('countryOfOrigin')} />
        <FormDataConsumer<ProductValues>>
          {({ formData: { screenInches } }) => (
            <TextInput
              {...inputOf('hsn')}
              helperText={screenInches ? `Usually ${hsnForInches(screenInches)} for this size` : false}
            />
          )}
        </FormDataConsumer>
      </FormColumns>
      <AskAccountant
        question="Which HSN code does this television have? It decides the GST rate and is on the invoice."
        section="tax"
      />
    </FormSection>
  );
}

/** All fields of a television (docs/spec/products.md#staff-form), shared by adding and editing. `topPx` covers the top of the page. */
export function ProductInputs({ topPx }: { topPx: number }) {
  const form = useId();
  return (
    <>
      <SectionJumps form={form} topPx={topPx} />
      <Basics form={form} />
      <FormSection form={form} name="pictures">
        <PicturesInput source="img" max={PRODUCT_IMAGES_MAX} />
      </FormSection>
      <FormSection form={form} name="warranty">
        <WarrantyRows />
      </FormSection>
      <Facts form={form} />
      <DeclarationInputs form={form} />
      <FormSection form={form} name="texts">
        <TextInput
          source="highlights"
          label={`${LABEL.highlights}, one per line`}
          multiline
          minRows={3}
          fullWidth
        />
        <TextInput {...inputOf('description')} multiline minRows={3} fullWidth />
      </FormSection>
      <FormSection form={form} name="search">
        <SearchResultInputs />
      </FormSection>
      <FormSection form={form} name="specifications">
        <FormDataConsumer<ProductValues>>
          {({ formData }) => (formData.specificationSchema?.length ? <StandardNamesButton /> : null)}
        </FormDataConsumer>
        <SpecificationRows />
      </FormSection>
    </>
  );
}
