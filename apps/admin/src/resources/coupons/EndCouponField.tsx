import EndIcon from '@mui/icons-material/EventBusyOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CouponProvider } from './coupons.data';
import type { CouponRecord } from './coupon-record';

/** Ends a coupon now, after a question. */
export function EndCouponField({ coupon }: { coupon: CouponRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<CouponProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { code } = coupon;
  const end = useMutation({
    mutationFn: () => dataProvider.endCoupon({ id: coupon._id, updated_at: coupon.updated_at }),
    onSuccess: () => notify(`${code} has ended.`, { type: 'success' }),
    /* Somebody else changed it first: the list below shows the current state. */
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  return (
    <>
      <Tooltip title="End now">
        <IconButton size="small" aria-label={`End ${code}`} onClick={() => setAsking(true)}>
          <EndIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        loading={end.isPending}
        title={`End ${code} now?`}
        content={`Nobody will be able to use ${code}. Carts with this coupon lose the ${coupon.discountPercentage}% discount immediately, and customers see the new total before they pay. Orders and payments already started keep their price.`}
        cancel="Cancel"
        confirm="End coupon"
        confirmColor="warning"
        onConfirm={() => end.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
