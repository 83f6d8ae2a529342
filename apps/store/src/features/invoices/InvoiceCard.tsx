import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDateTime, formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/invoices';
import { warrantyDuration } from '@aabha/messages/quantities';
import { Chip } from '@aabha/ui/components/Chip';
import { DownloadInvoice } from './DownloadInvoice';
import card from '../../styles/order-card.module.css';
import classes from './invoices.module.css';
import type { ShopperInvoice } from './invoices-query';

const TONES = { Paid: 'success', Refunded: 'neutral', Cancelled: 'danger' } as const satisfies Record<
  ShopperInvoice['status'],
  string
>;

/** An invoice: number, date, customer, contents and the file (docs/spec/invoices-and-tax.md#lists). */
export function InvoiceCard({ invoice }: { invoice: ShopperInvoice }) {
  const { _id: id, invoiceNumber, created_at: at, status, amount, user_Id: buyer, items } = invoice;
  const headingId = `invoice-${id}`;
  return (
    <article className={`card ${classes.card}`} aria-labelledby={headingId}>
      <header className={classes.head}>
        <div>
          <h2 id={headingId} className={classes.number}>
            {invoiceNumber}
          </h2>
          <p className={card.note}>
            <time dateTime={at} title={formatDateTime(at)}>
              {formatDay(at)}
            </time>
          </p>
        </div>
        <div className={card.standing}>
          <Chip tone={TONES[status]}>{texts.statuses[status]}</Chip>
          <p className={classes.amount}>{formatRupees(amount)}</p>
        </div>
      </header>
      {status === 'Cancelled' && (
        <p className={card.note}>
          {invoice.refund_status
            ? texts.cancelledAndRefund(
                formatDay(invoice.cancelled_at),
                texts.invoiceRefundText(invoice.refund_status, invoice.refund_amount),
              )
            : texts.cancelledOn(formatDay(invoice.cancelled_at))}
        </p>
      )}
      <ul className={classes.items}>
        {items.map((item, index) => (
          <li key={index} className={classes.item}>
            <span className={classes.product}>{item.product.name}</span>
            <span className={card.note}>
              {item.totalWarranty > 0
                ? texts.quantityAndWarranty(item.quantity, warrantyDuration(item.totalWarranty))
                : texts.quantity(item.quantity)}
            </span>
          </li>
        ))}
      </ul>
      <footer className={classes.foot}>
        <address className={classes.buyer}>
          <strong>{buyer.name}</strong>
          <span>{formatPhone(buyer.phone)}</span>
          <span>{buyer.email}</span>
          {invoice.gstin && (
            <span>{texts.gstinAndCredit(invoice.gstin, formatRupees(invoice.input_credit))}</span>
          )}
        </address>
        <DownloadInvoice id={id} describedBy={headingId} />
      </footer>
    </article>
  );
}
