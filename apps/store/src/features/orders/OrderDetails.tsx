import { formatPhone } from '@aabha/contracts/phone/phone';
import { countryName } from '@aabha/messages/countries';
import * as common from '@aabha/messages/common';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/orders';
import { Link } from '@tanstack/react-router';
import { AcceptedTexts } from '../../lib/AcceptedTexts';
import { Fact } from './Fact';
import { OrderAmounts } from './OrderAmounts';
import { onItsWay, type ShopperOrder } from './order-steps';
import card from '../../styles/order-card.module.css';
import classes from './orders.module.css';

function Payment({ order }: { order: ShopperOrder }) {
  return (
    <section>
      <h3 className={classes.heading}>{texts.payment}</h3>
      <dl className={classes.facts}>
        <OrderAmounts order={order} />
        {order.payment_id && (
          <Fact term={texts.paymentId}>
            <span className={classes.code}>{order.payment_id}</span>
          </Fact>
        )}
        {order.invoiceNumber && (
          <Fact term={texts.invoice}>
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
      <h3 className={classes.heading}>{texts.delivery}</h3>
      <address className={classes.address}>
        <strong>{to.name}</strong>
        <br />
        {to.address}
        <br />
        {to.city}
        {to.state && `, ${to.state}`} {to.zip}
        <br />
        {countryName(to.country)}
      </address>
      <dl className={classes.facts}>
        {onItsWay(order) && (
          <Fact term={texts.expectedDelivery}>
            {order.expectedDelivery ? formatDay(order.expectedDelivery) : texts.toBeConfirmed}
          </Fact>
        )}
        {onItsWay(order) && order.promisedDelivery && (
          <Fact term={texts.firstPromised}>{formatDay(order.promisedDelivery)}</Fact>
        )}
        {order.business && (
          <Fact term={texts.boughtFor}>
            {order.business.legalName}, GSTIN {order.business.gstin}
          </Fact>
        )}
        {order.giftNote && <Fact term={texts.giftNote}>{order.giftNote}</Fact>}
        {to.phone && <Fact term={common.phone}>{formatPhone(to.phone)}</Fact>}
        <Fact term={texts.updatesGoTo}>{to.email}</Fact>
      </dl>
    </section>
  );
}

/** Payment and delivery address; collapsed unless `open`. */
export function OrderDetails({ order, open }: { order: ShopperOrder; open: boolean }) {
  return (
    <details className={classes.details} open={open}>
      <summary className={card.summary}>{texts.paymentAndDelivery}</summary>
      <div className={classes.columns}>
        <Payment order={order} />
        <Delivery order={order} />
        {order.accepted_texts && (
          <section>
            <h3 className={classes.heading}>{texts.acceptedTexts}</h3>
            <AcceptedTexts accepted={order.accepted_texts} />
          </section>
        )}
      </div>
    </details>
  );
}
