import type { Cart } from '@aabha/contracts/cart/cart.schema';
import * as texts from '@aabha/messages/cart';
import { Button } from '@aabha/ui/components/Button';
import { Chip } from '@aabha/ui/components/Chip';
import { TextInput } from '@mantine/core';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useRefusalText } from '../../lib/use-refusal-text';
import classes from './CouponBox.module.css';

/** The coupon of the cart with its discount, or the one line that says why it gives none (docs/spec/coupons.md#why-not). */
export function AppliedCoupon({ coupon }: { coupon: NonNullable<Cart['coupon']> }) {
  const utils = trpc.useUtils();
  const reason = useRefusalText(coupon.refusal);
  const isRefused = coupon.refusal !== undefined && !coupon.expired;
  const remove = trpc.coupons.remove.useMutation({
    onSuccess: () => utils.cart.list.invalidate(),
    onError: (failure) => notify('error', describeError(failure).message, 'cart'),
  });
  return (
    <div>
      <div className={classes.box}>
        <TextInput className={classes.field} label={texts.couponCode} value={coupon.code} readOnly />
        <Button
          kind="outline"
          busy={remove.isPending}
          onClick={() => remove.mutate({})}
          aria-label={texts.removeCoupon(coupon.code)}
        >
          {texts.remove}
        </Button>
      </div>
      <p className={classes.state} role="status">
        {coupon.expired && (
          <>
            <Chip tone="warning">{texts.expired}</Chip> {texts.noLongerDiscounts}
          </>
        )}
        {isRefused && (
          <>
            <Chip tone="warning">{texts.notApplied}</Chip> {reason}
          </>
        )}
        {!coupon.expired && !isRefused && (
          <Chip tone="success">{texts.percentOffApplied(coupon.discountPercentage)}</Chip>
        )}
      </p>
    </div>
  );
}
