import { Typography } from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { CreateWholesaleInput } from '@aabha/contracts/wholesale/wholesale.schema';
import { formErrors } from '../../data/form-errors';
import type { ListedProduct, WholesaleProvider } from './wholesale.data';
import { FormDialog } from '../../components/FormDialog';
import { NEW_BREAK, priceBreakConflictFields, priceBreakForm, type PriceBreakForm } from './price-break-form';
import { PriceBreakInputs } from './PriceBreakInputs';
import { ProductPicker } from './ProductPicker';

const validate = formErrors(CreateWholesaleInput);

interface PriceBreaksDialogProps {
  /** The listed product whose breaks are edited; without it a product is listed. */
  listed?: ListedProduct;
  /** The product to list; without it one is selected here. */
  product?: { _id: string; name: string; new_price: number };
  onClose: () => void;
}

function useSave(listed: ListedProduct | undefined) {
  const dataProvider = useDataProvider<WholesaleProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    save: async (form: PriceBreakForm, updated_at: string | undefined) => {
      if (listed)
        await dataProvider.updateWholesale({ id: listed._id, priceBreaks: form.priceBreaks, updated_at });
      else await dataProvider.createWholesale(form);
      notify(`Wholesale product ${listed ? 'updated' : 'added'} successfully.`, { type: 'success' });
      refresh();
    },
    tellFailure: () =>
      notify(
        listed
          ? 'Failed to update wholesale product.'
          : 'Failed to save wholesale product. Please try again.',
        { type: 'error' },
      ),
  };
}

/** The modal of a product's price breaks (docs/spec/wholesale.md#price-break-form). */
export function PriceBreaksDialog({ listed, product, onClose }: PriceBreaksDialogProps) {
  const { save, tellFailure } = useSave(listed);
  const known = listed?.product_id ?? product;
  const edit = listed && {
    record: { resource: 'wholesale', record: listed._id },
    updatedAt: listed.updated_at,
    fields: priceBreakConflictFields,
    valuesOf: priceBreakForm,
  };
  return (
    <FormDialog
      title={listed ? 'Edit price breaks' : 'Add wholesale product'}
      save={listed ? 'Update' : 'Save'}
      saving="Saving..."
      values={listed ? priceBreakForm(listed) : { product_id: product?._id ?? '', priceBreaks: [NEW_BREAK] }}
      validate={validate}
      onSave={save}
      onFailed={tellFailure}
      onClose={onClose}
      {...(edit ? { edit } : {})}
    >
      {known ? (
        <Typography sx={{ mb: 1 }}>
          <strong>{known.name}</strong>, {formatRupees(known.new_price)}
        </Typography>
      ) : (
        <ProductPicker />
      )}
      <PriceBreakInputs priceRupees={known?.new_price} />
    </FormDialog>
  );
}
