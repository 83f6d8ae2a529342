import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDay } from '@aabha/contracts/time/india-time';
import { Link } from '@tanstack/react-router';
import { Fact } from './Fact';
import { OrderAmounts } from './OrderAmounts';
import { onItsWay, type ShopperOrder } from './order-steps';
import card from '../../styles/order-card.module.css';
import classes from './orders.module.css';

function Payment({ order }: { order: ShopperOrder }) {
  return (
    <section>
      <h3 className={classes.heading}>Payment</h3>
      <dl className={classes.facts}>
        <OrderAmounts order={order} />
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
        {order.business && (
          <Fact term="Bought for">
            {order.business.legalName}, GSTIN {order.business.gstin}
          </Fact>
        )}
        {to.phone && <Fact term="Phone">{formatPhone(to.phone)}</Fact>}
        <Fact term="Updates go to">{to.email}</Fact>
      </dl>
    </section>
  );
}

/** Payment and delivery address; collapsed unless `open`. */
export function OrderDetails({ order, open }: { order: ShopperOrder; open: boolean }) {
  return (
    <details className={classes.details} open={open}>
      <summary className={card.summary}>Payment and delivery</summary>
      <div className={classes.columns}>
        <Payment order={order} />
        <Delivery order={order} />
      </div>
    </details>
  );
}
