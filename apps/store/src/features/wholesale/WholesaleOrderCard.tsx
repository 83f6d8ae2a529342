import type { ReactNode } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDateTime, formatDay } from '@aabha/messages/dates';
import { units } from '@aabha/messages/quantities';
import { acceptedTexts } from '@aabha/messages/orders';
import { placedOn } from '@aabha/messages/rich/wholesale';
import * as texts from '@aabha/messages/wholesale';
import { Chip } from '@aabha/ui/components/Chip';
import { Link } from '@tanstack/react-router';
import type { ApiOutputs } from '../../lib/trpc';
import { AcceptedTexts } from '../../lib/AcceptedTexts';
import { addressLine, fromMirrored } from './buyer-form';
import card from '../../styles/order-card.module.css';
import classes from './wholesale-orders.module.css';

type OwnWholesaleOrder = ApiOutputs['wholesale']['listOwnOrders']['wholesalebulkOrdersList'][number];
type Line = OwnWholesaleOrder['products'][number];

/** Page-specific invoice action of an order; `headingId` names the order. */
export type InvoiceAction = (invoiceId: string, headingId: string) => ReactNode;
/** The same for one of its credit notes. */
export type CreditNoteAction = (id: string, number: string, headingId: string) => ReactNode;

const ID_LENGTH = 6;
/** Up to this many products are listed without collapsing. */
const LINES_SHOWN = 4;
const PAYMENT_TONES = { Pending: 'warning', Completed: 'success' } as const;

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={card.lines}>
      {lines.map(({ product_id: { _id: id, name }, quantity, price }) => (
        <li key={id} className={classes.line}>
          <Link to="/television/$id" params={{ id }} className={`${card.name} ${classes.name}`}>
            {name}
          </Link>
          <span className={card.note}>
            {quantity} × {formatRupees(price)}
          </span>
          <strong className={classes.amount}>{formatRupees(quantity * price)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The lines of an order; in a long one all but the first are collapsed. */
function Products({ lines }: { lines: readonly Line[] }) {
  if (lines.length <= LINES_SHOWN) return <Lines lines={lines} />;
  const rest = lines.slice(LINES_SHOWN - 1);
  return (
    <div>
      <Lines lines={lines.slice(0, LINES_SHOWN - 1)} />
      <details>
        <summary className={card.summary}>{texts.moreProducts(rest.length)}</summary>
        <Lines lines={rest} />
      </details>
    </div>
  );
}

function Buyer({ order }: { order: OwnWholesaleOrder }) {
  const buyerFacts = texts.buyerFacts;
  const facts = [
    [buyerFacts.company, order.companyName],
    [buyerFacts.gstNumber, order.gstNumber],
    [buyerFacts.deliverTo, addressLine(order.shipping_address)],
    [buyerFacts.billTo, addressLine(fromMirrored(order.billing_address))],
    [buyerFacts.contact, formatPhone(order.contact)],
    [buyerFacts.email, order.email],
  ].filter(([, value]) => value);
  return (
    <details>
      <summary className={card.summary}>{texts.deliveryAndBilling}</summary>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {order.accepted_texts && (
          <div>
            <dt>{acceptedTexts}</dt>
            <dd>
              <AcceptedTexts accepted={order.accepted_texts} />
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}

interface WholesaleOrderCardProps {
  order: OwnWholesaleOrder;
  invoiceAction: InvoiceAction;
  creditNoteAction: CreditNoteAction;
}

/** A wholesale order: products, payment status, and invoice. */
export function WholesaleOrderCard({ order, invoiceAction, creditNoteAction }: WholesaleOrderCardProps) {
  const headingId = `wholesale-${order._id}`;
  const unitCount = order.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={`card ${classes.card}`} aria-labelledby={headingId}>
      <header className={classes.head}>
        <div>
          <h2 id={headingId} className={classes.number}>
            {texts.orderNumber(shortId(order._id, ID_LENGTH))}
          </h2>
          <p className={card.note}>
            {placedOn(
              <time dateTime={order.created_at} title={formatDateTime(order.created_at)}>
                {formatDay(order.created_at)}
              </time>,
              units(unitCount),
            )}
          </p>
        </div>
        <div className={card.standing}>
          <Chip tone={PAYMENT_TONES[order.paymentStatus]}>{texts.payment[order.paymentStatus]}</Chip>
          <p className={classes.total}>{formatRupees(order.total_price)}</p>
        </div>
      </header>
      {order.paymentStatus === 'Pending' && <p>{texts.weWillContactYou}</p>}
      <Products lines={order.products} />
      <footer className={classes.foot}>
        <Buyer order={order} />
        {order.invoice_id !== '' && (
          <div className={classes.invoice}>
            <p className={card.note}>{texts.invoice(order.invoiceNumber)}</p>
            {invoiceAction(order.invoice_id, headingId)}
            {order.credit_notes
              .filter(({ creditNoteNumber }) => creditNoteNumber !== '')
              .map(({ _id: id, creditNoteNumber: number }) => creditNoteAction(id, number, headingId))}
          </div>
        )}
      </footer>
    </article>
  );
}
