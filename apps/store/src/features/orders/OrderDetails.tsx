import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onItsWay, type ShopperOrder } from './order-steps';
import classes from './orders.module.css';

function Fact({ term, children, strong = false }: { term: string; children: ReactNode; strong?: boolean }) {
  return (
    <div className={strong ? `${classes.fact} ${classes.total}` : classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amounts({ order }: { order: ShopperOrder }) {
  return (
    <section>
      <h3 className={classes.heading}>Payment</h3>
      <dl className={classes.facts}>
        <Fact term="Subtotal">{formatRupees(order.subtotal)}</Fact>
        {order.discount > 0 && (
          <Fact term={order.couponCode ? `Discount (${order.couponCode})` : 'Discount'}>
            −{formatRupees(order.discount)}
          </Fact>
        )}
        <Fact term="Shipping">{formatRupees(order.shipping)}</Fact>
        <Fact term="Total paid" strong>
          {formatRupees(order.totalPrice)}
        </Fact>
        {order.payment_id && (
          <Fact term="Payment id">
            <span className={classes.code}>{order.payment_id}</span>
          </Fact>
        )}
        {order.invoiceNumber && (
          <Fact term="Invoice">
            <Link to="/my-invoices" className={classes.code}>
              {order.invoiceNumber}
            </Link>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Delivery({ order }: { order: ShopperOrder }) {
  const { shippingAddress: to } = order;
  return (
    <section>
      <h3 className={classes.heading}>Delivery</h3>
      <address className={classes.address}>
        <strong>{to.name}</strong>
        <br />
        {to.address}
        <br />
        {to.city}
        {to.state && `, ${to.state}`} {to.zip}
        <br />
        {to.country}
      </address>
      <dl className={classes.facts}>
        {onItsWay(order) && (
          <Fact term="Expected delivery">
            {order.expectedDelivery ? formatDay(order.expectedDelivery) : 'To be confirmed'}
          </Fact>
        )}
        <Fact term="Updates go to">{to.email}</Fact>
      </dl>
    </section>
  );
}

/** What was paid, how, and where the goods go; folded away unless `open`. */
export function OrderDetails({ order, open }: { order: ShopperOrder; open: boolean }) {
  return (
    <details className={classes.details} open={open}>
      <summary className={classes.summary}>Payment and delivery</summary>
      <div className={classes.columns}>
        <Amounts order={order} />
        <Delivery order={order} />
      </div>
    </details>
  );
}
