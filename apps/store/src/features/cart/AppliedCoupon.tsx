import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { Button } from '@aabha/ui/components/Button';
import { Chip } from '@aabha/ui/components/Chip';
import { TextInput } from '@mantine/core';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import classes from './CouponBox.module.css';

export function AppliedCoupon({ coupon }: { coupon: NonNullable<Cart['coupon']> }) {
  const utils = trpc.useUtils();
  const remove = trpc.coupons.remove.useMutation({
    onSuccess: () => utils.cart.list.invalidate(),
    onError: (failure) => notify('error', describeError(failure).message, 'cart'),
  });
  return (
    <div>
      <div className={classes.box}>
        <TextInput className={classes.field} label="Coupon code" value={coupon.code} readOnly />
        <Button
          kind="outline"
          busy={remove.isPending}
          onClick={() => remove.mutate({})}
          aria-label={`Remove coupon ${coupon.code}`}
        >
          Remove
        </Button>
      </div>
      <p className={classes.state} role="status">
        {coupon.expired ? (
          <>
            <Chip tone="warning">Expired</Chip> This coupon no longer gives a discount.
          </>
        ) : (
          <Chip tone="success">{coupon.discountPercentage}% off applied</Chip>
        )}
      </p>
    </div>
  );
}
