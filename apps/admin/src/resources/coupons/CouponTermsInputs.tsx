import { DateInput, NumberInput } from 'react-admin';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { COUPON_LABELS } from '../../data/field-labels';

/** The fields for discount and expiry date, shared by the create and edit forms. */
export function CouponTermsInputs() {
  return (
    <>
      <NumberInput
        source="discountPercentage"
        label={COUPON_LABELS.discountPercentage}
        min={1}
        max={100}
        step={0.01}
        fullWidth
      />
      <DateInput
        source="expiryDate"
        label={COUPON_LABELS.expiryDate}
        helperText="Valid till the end of this day in India."
        slotProps={{ htmlInput: { min: indiaDay(new Date()) } }}
        fullWidth
      />
    </>
  );
}
