import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { REFUND_CHOSEN } from '@aabha/contracts/returns/replacements.values';
import { formatDay } from '@aabha/messages/dates';
import * as orders from '@aabha/messages/orders';
import * as texts from '@aabha/messages/returns';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import classes from './returns.module.css';

type OwnReturn = ApiOutputs['returns']['own']['returnRequest'];
type Replacement = NonNullable<OwnReturn['replacement']>;

/** Returns where a replacement is, with the day where there is one. */
function stateText({ state, shipped_at: shippedAt, delivered_at: deliveredAt }: Replacement): string {
  if (state === 'delivered' && deliveredAt) return orders.shipmentDelivered(formatDay(deliveredAt));
  if (state === 'shipped' && shippedAt) return orders.shipped(formatDay(shippedAt));
  return texts.replacementStates[state];
}

/** By whom a replacement travels, with its AWB number and tracking page, once it has left. */
function Carriage({ shipment }: { shipment: NonNullable<Replacement['shipment']> }) {
  const { courier, awb, trackingUrl } = shipment;
  if (courier === '') return null;
  const name = courier === 'own' ? orders.ownVan : shipment.courierName;
  return (
    <p>
      {[name, awb].filter((part) => part !== '').join(' · ')}{' '}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer" aria-label={orders.trackShipmentOf(name, awb)}>
          {orders.trackShipment}
        </a>
      )}
    </p>
  );
}

/** The choice of the refund while the replacement waits for stock. A refusal is shown beside it. */
function RefundInstead({ own }: { own: OwnReturn }) {
  const { returns } = trpc.useUtils();
  const orderId = own.order_id._id;
  const choose = trpc.returns.chooseRefund.useMutation({
    onSettled: () => returns.own.invalidate({ order_id: orderId }),
  });
  return (
    <>
      <p>{texts.waitOrRefund(formatRupees(own.refund_amount))}</p>
      {choose.error && (
        <p role="alert" className={classes.error}>
          {describeError(choose.error).message}
        </p>
      )}
      <p>
        <Button
          kind="outline"
          disabled={choose.isPending}
          onClick={() => choose.mutate({ order_id: orderId })}
        >
          {choose.isPending ? texts.choosingRefund : texts.chooseRefund}
        </Button>
      </p>
    </>
  );
}

/** What is sent in place of what was returned, and where it is (docs/spec/replacements.md#customer-screen). */
export function ReplacementProgress({ own, replacement }: { own: OwnReturn; replacement: Replacement }) {
  const { number, state, lines, serials, shipment, cancel_reason: reason } = replacement;
  const title = texts.yourReplacement(number);
  return (
    <section className={classes.progress} aria-label={title}>
      <h3>{title}</h3>
      <p>
        <strong>{stateText(replacement)}</strong>
      </p>
      <ul className={classes.accepted}>
        {lines.map(({ position, name, quantity }) => (
          <li key={position}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {state === 'cancelled' ? (
        <p>{reason === REFUND_CHOSEN ? texts.refundChosen : reason}</p>
      ) : (
        <p>{texts.replacementOf(orderNumber(own.order_id._id))}</p>
      )}
      {serials.length > 0 && <p>{texts.replacementSerial(serials.join(', '))}</p>}
      {shipment && <Carriage shipment={shipment} />}
      {state === 'waiting' && <RefundInstead own={own} />}
    </section>
  );
}
