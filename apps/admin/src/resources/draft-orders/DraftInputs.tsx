import { Box, Typography } from '@mui/material';
import { BooleanInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PhoneInput } from '../../components/PhoneInput';
import type { DraftForm } from './draft-form';
import { ItemInputs } from './ItemInputs';
import { PinCodeInput } from './PinCodeInput';

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
const digits = { htmlInput: { inputMode: 'numeric', maxLength: 6 } } as const;

/** The business that buys, as at the checkout (docs/spec/checkout.md#buying-for-a-business). */
function BusinessInputs() {
  const isBusiness = useWatch<DraftForm, 'isBusiness'>({ name: 'isBusiness' });
  return (
    <>
      <BooleanInput source="isBusiness" label="For a business with a GSTIN" helperText={false} />
      {isBusiness && (
        <Box sx={columns}>
          <TextInput source="business.gstin" label="GSTIN" autoComplete="off" />
          <TextInput source="business.legalName" label="Legal name" autoComplete="off" />
          <TextInput
            source="business.billingAddress.address"
            label="Registered address"
            helperText="Only where it is not the delivery address"
            autoComplete="off"
          />
          <TextInput source="business.billingAddress.city" label="City" autoComplete="off" />
          <TextInput
            source="business.billingAddress.zip"
            label="PIN code"
            slotProps={digits}
            autoComplete="off"
          />
        </Box>
      )}
    </>
  );
}

/** What a draft order has: televisions, where they go, business and coupon. */
export function DraftInputs() {
  return (
    <>
      <ItemInputs />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
        <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
          Delivery
        </Typography>
        <Box sx={columns}>
          <TextInput source="shipping.name" label="Name" autoComplete="off" />
          <TextInput source="shipping.email" label="Email for the link" autoComplete="off" />
          <PhoneInput source="shipping.phone" label="Phone" autoComplete="off" />
          <PinCodeInput />
        </Box>
        <TextInput source="shipping.address" label="Address" autoComplete="off" multiline fullWidth />
        <TextInput source="shipping.city" label="City" autoComplete="off" fullWidth />
      </Box>
      <BusinessInputs />
      <TextInput source="coupon" label="Coupon (optional)" autoComplete="off" />
    </>
  );
}
