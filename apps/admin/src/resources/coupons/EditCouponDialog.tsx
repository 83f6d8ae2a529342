import { Alert } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { StaffCoupon } from '@aabha/contracts/coupons/coupons.staff.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { CouponProvider } from './coupons.data';
import { FormDialog } from '../../components/FormDialog';
import { couponConflictFields, isExpired, termsOf, validateTerms } from './coupon-form';
import type { CouponRecord } from './coupon-record';
import { CouponTermsInputs } from './CouponTermsInputs';
import { changedLimits, hasLimits, type TypedTerms } from './typed-terms';

/**
 * Edits a coupon's terms, not its code. After an edit conflict, both versions are compared.
 */
export function EditCouponDialog({ coupon, onClose }: { coupon: CouponRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<CouponProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [openedAt] = useState(() => new Date());
  const [opened] = useState(() => termsOf(coupon, openedAt));
  const save = async (typed: TypedTerms, updated_at: string | undefined) => {
    const { discountPercentage, expiryDate } = typed;
    await dataProvider.updateCoupon({
      id: coupon._id,
      discountPercentage,
      /* Empty when the editor accepted that it was ended: the server then refuses it as expired. */
      ...(expiryDate !== '' && { expiryDate }),
      ...changedLimits(typed, opened),
      updated_at,
    });
    notify(`${coupon.code} is saved.`, { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={`Edit ${coupon.code}`}
      save="Save"
      saving="Saving..."
      values={opened}
      validate={(values) => validateTerms(values, new Date())}
      onSave={save}
      onClose={onClose}
      edit={{
        updatedAt: coupon.updated_at,
        fields: couponConflictFields,
        valuesOf: (current: StaffCoupon) => termsOf(current, new Date()),
      }}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {isExpired(coupon, openedAt)
          ? `This coupon was valid till ${formatDay(coupon.expiryDate)}. Set a new date to let customers use it again.`
          : 'Carts with this coupon are updated immediately. Orders and payments already started keep their price.'}
      </Alert>
      <CouponTermsInputs showsLimits={hasLimits(opened)} />
    </FormDialog>
  );
}
