import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/coupons';
import { trpc } from '../../lib/trpc';
import { CouponFacts } from './CouponFacts';
import classes from './coupons.module.css';

interface ProductCouponsProps {
  productId: string;
}

/** The coupons that apply to one unit of a television, with its price after each; nothing without any (docs/spec/coupons.md#in-the-shop). */
export function ProductCoupons({ productId }: ProductCouponsProps) {
  const { data } = trpc.coupons.shown.useQuery({ items: [{ product: productId, quantity: 1 }] });
  if (!data || data.coupons.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="coupons">
      <h2 id="coupons">{texts.coupons}</h2>
      <ul className={`${classes.list} ${classes.wide}`}>
        {data.coupons.map((coupon) => (
          <li key={coupon.code} className={classes.coupon}>
            <CouponFacts coupon={coupon} />
            <p className={classes.price}>
              <strong>{texts.priceWith(formatRupees(coupon.price_after))}</strong>
              <span className={classes.saving}>{texts.youSave(formatRupees(coupon.discount))}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="soft small">{texts.howToUse}</p>
    </section>
  );
}
