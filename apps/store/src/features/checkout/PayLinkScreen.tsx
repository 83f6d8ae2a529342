import { lazy, Suspense, useState, type ReactNode } from 'react';
import { upiOffer } from '@aabha/contracts/checkout/upi-offer';
import type { PayLinkOrder } from '@aabha/contracts/draft-orders/pay-link.schema';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import type { TextVersions } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import * as checkout from '@aabha/messages/checkout';
import { formatDateTime } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/pay-link';
import { describeError } from '../../lib/describe-error';
import fieldset from '../../styles/fieldset.module.css';
import order from '../../styles/order-columns.module.css';
import classes from './checkout.module.css';
import { ExpectedDelivery } from './ExpectedDelivery';
import { PayAct } from './PayAct';
import { PaymentMethods } from './PaymentMethods';
import { PaymentNotice } from './PaymentNotice';
import { PayLinkEnd } from './PayLinkEnd';
import { usePayLinkCalls } from './use-pay-link-calls';
import { usePayment } from './use-payment';

const CartOffers = lazy(() =>
  import('../../components/bank-offers/CartOffers').then((module) => ({ default: module.CartOffers })),
);

interface PayLinkScreenProps {
  token: string;
  payLink: PayLinkOrder;
  /** The most that the shop may take in one UPI payment, in rupees. */
  upiCeiling: number;
  acceptedTexts: TextVersions;
  summary: ReactNode;
  /** Reads the order of the link and the texts again. */
  readAgain: () => void;
}

/** Refusals after which the page shows another state. */
const OVER: readonly (ErrorCode | undefined)[] = ['PAY_LINK_PAID', 'PAY_LINK_EXPIRED', 'PAY_LINK_CANCELLED'];

const foundOf = ({ zip, earliestDelivery, latestDelivery }: PayLinkOrder) => ({
  ...{ zipcode: zip, exists: true, canOrder: true, beforeFive: [], afterFive: [] },
  ...(earliestDelivery && { earliestDelivery, latestDelivery }),
});

/** Returns what bank offers depend on. */
const offeredOf = ({ items, totals }: PayLinkOrder) => ({
  items: items.map(({ product_id: id, ...line }) => ({ ...line, product: { _id: id } })),
  totals,
});

/** The payment of an order that staff composed, by its link (docs/spec/draft-orders.md#page). Without signing in. */
export function PayLinkScreen({
  token,
  payLink,
  upiCeiling,
  acceptedTexts,
  summary,
  readAgain,
}: PayLinkScreenProps) {
  const [outcome, setOutcome] = useState<{ number: string } | 'pending'>();
  const ceiling = paiseFromRupees(upiCeiling);
  const upi = upiOffer(paiseFromRupees(payLink.totals.payable), ceiling);
  const payment = usePayment(token, {
    ...usePayLinkCalls(token),
    upi,
    onPlaced: (number) => setOutcome({ number }),
    onPending: () => setOutcome('pending'),
    onRefused: (error) => {
      const { reason, message } = describeError(error);
      payment.setProblem(message);
      if (reason === 'TEXTS_CHANGED' || OVER.includes(reason)) readAgain();
    },
  });
  if (outcome === 'pending') return <PayLinkEnd title={texts.confirming} text={checkout.beingConfirmed} />;
  if (outcome) return <PayLinkEnd title={texts.thanks} text={texts.orderNumber(outcome.number)} />;
  if (payLink.state !== 'open')
    return <PayLinkEnd title={texts.endTitles[payLink.state]} text={texts.endTexts[payLink.state]} />;
  if (payment.news)
    return <PaymentNotice news={payment.news} busy={payment.busy} onCheckAgain={payment.checkAgain} />;
  const { payable } = payLink.totals;
  return (
    <form
      className="wrap page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void payment.pay({ amount: payable, acceptedTexts });
      }}
    >
      <h1 className={classes.title}>{texts.yourOrder}</h1>
      <div className={order.columns}>
        <div className={fieldset.groups}>
          <section className={`card ${classes.linkSummary}`}>
            {summary}
            <p>{texts.deliverTo(`${payLink.city} ${payLink.zip}`)}</p>
            <p className="soft small">{texts.addressInMail}</p>
          </section>
          <PaymentMethods upi={upi} ceiling={ceiling} />
        </div>
        <aside className={`card ${order.aside}`} data-order-summary aria-label={texts.payment}>
          <p className="soft small">{texts.validUntil(formatDateTime(payLink.expires_at))}</p>
          <ExpectedDelivery found={foundOf(payLink)} />
          <Suspense fallback={null}>
            <CartOffers cart={offeredOf(payLink)} />
          </Suspense>
          <PayAct payment={payment} payable={payable} />
        </aside>
      </div>
    </form>
  );
}
