import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CouponProvider } from './coupons.data';
import { COUPON_LABELS } from '../../data/field-labels';
import { serverMessage } from '../../data/server-message';
import { FormDialog } from '../../components/FormDialog';
import { validateCouponForm } from './coupon-form';
import { CouponTermsInputs } from './CouponTermsInputs';
import { changedLimits, type TypedTerms } from './typed-terms';

type TypedCoupon = TypedTerms & { code: string };

/** The Create Coupon popup (docs/spec/coupons.md#creating). */
export function CreateCouponDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<CouponProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <FormDialog
      title="Create Coupon"
      save="Create Coupon"
      saving="Creating..."
      values={{ code: '' } as TypedCoupon}
      validate={(values) => validateCouponForm(values, new Date())}
      onSave={async (coupon) => {
        const { code, discountPercentage, expiryDate } = coupon;
        await dataProvider.createCoupon({
          code,
          discountPercentage,
          expiryDate,
          ...changedLimits(coupon, {}),
        });
        notify('Coupon Created Successfully!', { type: 'success' });
        refresh();
      }}
      onFailed={(error) =>
        notify(serverMessage(error) ?? 'Failed to create coupon. Please try again.', { type: 'error' })
      }
      onClose={onClose}
    >
      <TextInput source="code" label={COUPON_LABELS.code} autoFocus fullWidth />
      <CouponTermsInputs />
    </FormDialog>
  );
}
