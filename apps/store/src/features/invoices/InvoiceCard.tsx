import { invoiceRefundText } from '@aabha/contracts/invoices/invoice-refund-text';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
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
          <Chip tone={TONES[status]}>{status}</Chip>
          <p className={classes.amount}>{formatRupees(amount)}</p>
        </div>
      </header>
      {status === 'Cancelled' && (
        <p className={card.note}>
          Cancelled on {formatDay(invoice.cancelled_at)}
          {invoice.refund_status && `. ${invoiceRefundText(invoice.refund_status, invoice.refund_amount)}`}
        </p>
      )}
      <ul className={classes.items}>
        {items.map((item, index) => (
          <li key={index} className={classes.item}>
            <span className={classes.product}>{item.product.name}</span>
            <span className={card.note}>
              Quantity {item.quantity}
              {item.totalWarranty > 0 && ` · Warranty ${warrantyDuration(item.totalWarranty)}`}
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
            <span>
              GSTIN {invoice.gstin} · Input credit {formatRupees(invoice.input_credit)}
            </span>
          )}
        </address>
        <DownloadInvoice id={id} describedBy={headingId} />
      </footer>
    </article>
  );
}
