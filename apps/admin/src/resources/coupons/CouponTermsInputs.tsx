import { BooleanInput, DateInput, NumberInput } from 'react-admin';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { COUPON_LABELS } from '../../data/field-labels';
import { CouponLimitsInputs } from './CouponLimitsInputs';

/** The fields for discount, expiry date, whether shoppers are told, and limits, shared by the create and edit forms. */
export function CouponTermsInputs({ showsLimits = false }: { showsLimits?: boolean }) {
  return (
    <>
      <NumberInput
        source="discountPercentage"
        label={COUPON_LABELS.discountPercentage}
        min={1}
        max={100}
        step={0.01}
        helperText={false}
        fullWidth
      />
      <DateInput
        source="expiryDate"
        label={COUPON_LABELS.expiryDate}
        helperText="Valid till the end of this day in India."
        slotProps={{ htmlInput: { min: indiaDay(new Date()) } }}
        fullWidth
      />
      <BooleanInput
        source="shownInShop"
        label={COUPON_LABELS.shownInShop}
        helperText="On pages of televisions and in carts that it applies to. Otherwise only people who know the code can use it."
      />
      <CouponLimitsInputs isOpen={showsLimits} />
    </>
  );
}
