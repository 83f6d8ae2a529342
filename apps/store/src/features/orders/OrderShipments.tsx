import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/orders';
import { Fact } from './Fact';
import { isSentInParts, unitsSent, type OrderShipment } from './order-shipments';
import type { ShopperOrder } from './order-steps';
import classes from './orders.module.css';

/** Returns where a shipment is. */
function stateText({ delivered_at: deliveredAt, shipped_at: shippedAt }: OrderShipment): string {
  if (deliveredAt) return texts.shipmentDelivered(formatDay(deliveredAt));
  return shippedAt ? texts.shipped(formatDay(shippedAt)) : '';
}

interface ShipmentProps {
  shipment: OrderShipment;
  order: ShopperOrder;
  heading: string;
}

function Shipment({ shipment, order, heading }: ShipmentProps) {
  const { courier, awb, trackingUrl } = shipment;
  const courierName = courier === 'own' ? texts.ownVan : shipment.courierName;
  const nameOf = (at: number) =>
    order.products.find(({ position }) => position === at)?.product_id.name ?? '';
  return (
    <li className={classes.shipment}>
      <h3 className={classes.heading}>{heading}</h3>
      <p>{stateText(shipment)}</p>
      {isSentInParts(order) && (
        <p>
          {shipment.lines.map(({ position, quantity }) => `${quantity} × ${nameOf(position)}`).join(', ')}
        </p>
      )}
      <dl className={classes.facts}>
        <Fact term={texts.courier}>{courierName}</Fact>
        {awb && (
          <Fact term={texts.awbNumber}>
            <span className={classes.code}>{awb}</span>
          </Fact>
        )}
      </dl>
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.trackShipmentOf(courierName, awb)}
        >
          {texts.trackShipment}
        </a>
      )}
    </li>
  );
}

/** The shipments of an order that have left, with courier, AWB number and tracking page; nothing where none has. */
export function OrderShipments({ order }: { order: ShopperOrder }) {
  const { shipments, products } = order;
  if (shipments.length === 0) return null;
  const isWaiting = products.some((line) => unitsSent(order, line) < line.quantity - line.refunded_quantity);
  const headingOf = (index: number) =>
    shipments.length === 1 ? texts.shipment : texts.shipmentOf(index + 1, shipments.length);
  return (
    <div>
      <ul className={classes.shipments} aria-label={texts.shipments}>
        {shipments.map((shipment, index) => (
          <Shipment key={shipment._id} shipment={shipment} order={order} heading={headingOf(index)} />
        ))}
      </ul>
      {isWaiting && <p className={classes.rest}>{texts.restFollows}</p>}
    </div>
  );
}
