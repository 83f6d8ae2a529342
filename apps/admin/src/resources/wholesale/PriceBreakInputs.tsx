import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Tooltip, Typography } from '@mui/material';
import {
  ArrayInput,
  FormDataConsumer,
  NumberInput,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { NEW_BREAK } from './price-break-form';

function AddBreakButton() {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} onClick={() => add({ ...NEW_BREAK })}>
      Add price break
    </Button>
  );
}

/** The first break cannot be removed (docs/spec/wholesale.md#price-break-form). */
function RemoveBreakButton() {
  const { index, remove } = useSimpleFormIteratorItem();
  if (index === 0) return null;
  return (
    <Tooltip title="Remove">
      <IconButton size="small" aria-label={`Remove price break ${index + 1}`} onClick={() => remove()}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** The unit price with the typed break. */
function UnitPrice({ priceRupees }: { priceRupees: number }) {
  return (
    <FormDataConsumer>
      {({ scopedFormData }) => {
        const discount: unknown = scopedFormData?.discount;
        const price = typeof discount === 'number' && discount > 0 ? priceRupees - discount : undefined;
        return (
          <Typography variant="body2" color="textSecondary" sx={{ minWidth: 88, pt: { sm: 2 } }}>
            {price === undefined || price <= 0 ? '' : `${formatRupees(price)} each`}
          </Typography>
        );
      }}
    </FormDataConsumer>
  );
}

/** The price breaks as rows; whole units, discounts in whole rupees. */
export function PriceBreakInputs({ priceRupees }: { priceRupees: number | undefined }) {
  return (
    <ArrayInput source="priceBreaks" label="Price breaks" helperText={false} fullWidth>
      <SimpleFormIterator
        inline
        fullWidth
        disableReordering
        disableClear
        addButton={<AddBreakButton />}
        removeButton={<RemoveBreakButton />}
        sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible', width: 40, pt: 0.5 } }}
      >
        <NumberInput source="minQuantity" label="Min Quantity" min={1} step={1} helperText={false} />
        <NumberInput source="maxQuantity" label="Max Quantity" min={1} step={1} helperText={false} />
        <NumberInput source="discount" label="Discount (₹)" min={0} step={1} helperText={false} />
        {priceRupees !== undefined && <UnitPrice priceRupees={priceRupees} />}
      </SimpleFormIterator>
    </ArrayInput>
  );
}
