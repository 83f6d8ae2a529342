import { DateInput, NumberInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CreateCouponInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { ShopDataProvider } from '../../data/data-provider';
import { COUPON_LABELS } from '../../data/field-labels';
import { serverMessage } from '../../data/server-message';
import { FormDialog } from '../../layout/FormDialog';
import { validateCoupon } from './coupon-form';

/** The Create Coupon popup (product §2, §5). */
export function CreateCouponDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <FormDialog
      title="Create Coupon"
      save="Create Coupon"
      saving="Creating..."
      maxWidth="xs"
      values={{ code: '' } as CreateCouponInput}
      validate={(values) => validateCoupon(values, new Date())}
      onSave={async (coupon) => {
        await dataProvider.createCoupon(coupon);
        notify('Coupon Created Successfully!', { type: 'success' });
        refresh();
      }}
      onFailed={(error) =>
        notify(serverMessage(error) ?? 'Failed to create coupon. Please try again.', { type: 'error' })
      }
      onClose={onClose}
    >
      <TextInput source="code" label={COUPON_LABELS.code} autoFocus fullWidth />
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
        helperText="Good through the end of this day in India."
        slotProps={{ htmlInput: { min: indiaDay(new Date()) } }}
        fullWidth
      />
    </FormDialog>
  );
}
