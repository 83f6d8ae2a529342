import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { isExpired } from './coupon-form';
import type { CouponRecord } from './coupon-record';
import { EndCouponField } from './EndCouponField';

const EditCouponDialog = lazy(() =>
  import('./EditCouponDialog').then((module) => ({ default: module.EditCouponDialog })),
);

/** Row actions: edit and end. An expired coupon can only be edited. */
export function CouponActions() {
  const coupon = useRecordContext<CouponRecord>();
  const [editing, setEditing] = useState(false);
  if (!coupon) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Tooltip title="Edit">
        <IconButton size="small" aria-label={`Edit ${coupon.code}`} onClick={() => setEditing(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {!isExpired(coupon, new Date()) && <EndCouponField coupon={coupon} />}
      {editing && (
        <Suspense>
          <EditCouponDialog coupon={coupon} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
