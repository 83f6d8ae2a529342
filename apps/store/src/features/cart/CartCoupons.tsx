import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as cartTexts from '@aabha/messages/cart';
import * as texts from '@aabha/messages/coupons';
import { Button } from '@aabha/ui/components/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { CouponFacts } from '../../components/coupons/CouponFacts';
import classes from '../../components/coupons/coupons.module.css';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';

const itemsOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ product, quantity, warranty_months }) => ({
    product: product._id,
    quantity,
    warranty_months,
  }));

/** The coupons that the shop names and that apply to a cart without one; nothing without any (docs/spec/coupons.md#in-the-shop). */
export function CartCoupons({ cart }: { cart: Pick<Cart, 'items'> }) {
  const utils = trpc.useUtils();
  const { data } = trpc.coupons.shown.useQuery(
    { items: itemsOf(cart) },
    { placeholderData: keepPreviousData },
  );
  const validate = trpc.coupons.validate.useMutation({
    onSuccess: async () => {
      await utils.cart.list.invalidate();
      notify('success', cartTexts.couponValidated, 'cart');
    },
    onError: (failure) => {
      notify('error', describeError(failure).message, 'cart');
      void utils.coupons.shown.invalidate();
    },
  });
  if (!data || data.coupons.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="cart-coupons">
      <h3 id="cart-coupons">{texts.forThisCart}</h3>
      <ul className={classes.list}>
        {data.coupons.map((coupon) => (
          <li key={coupon.code} className={classes.coupon}>
            <CouponFacts coupon={coupon} />
            <Button
              kind="outline"
              busy={validate.isPending && validate.variables.code === coupon.code}
              onClick={() => validate.mutate({ code: coupon.code })}
              aria-label={texts.useCode(coupon.code)}
            >
              {texts.use}
            </Button>
            <p className={classes.saving}>{texts.youSave(formatRupees(coupon.discount))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
