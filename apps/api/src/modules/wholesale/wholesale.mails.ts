import { formatPaise } from '@aabha/contracts/money/money-format';
import { timesPaise } from '@aabha/contracts/money/money';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import type { AppDeps } from '../../context/deps';
import { wholesaleInvoiceAttachments } from '../invoices/invoices.service';
import { wholesaleOrderForMail } from './wholesale.orders.service';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text, type Block } from '../../mails/compose-mail';

type MailedOrder = NonNullable<Awaited<ReturnType<typeof wholesaleOrderForMail>>>;

/** Returns the lines of a wholesale order, then its total. */
export function wholesaleRows({
  products,
  total_price,
}: Pick<MailedOrder, 'products' | 'total_price'>): Block {
  const lines = products.map(({ product_id, quantity, price }): [string, string] => [
    `${quantity} × ${product_id.name} at ${formatPaise(price)}`,
    formatPaise(timesPaise(price, quantity)),
  ]);
  return rows(...lines, ['Total', formatPaise(total_price)]);
}

/** Returns the buyer and addresses as typed, for the shop only. */
function buyerRows(order: MailedOrder): Block {
  const { shipping_address: to, billing_address: bill } = order;
  const company = order.companyName ? [['Company', order.companyName] as const] : [];
  const gstin = order.gstNumber ? [['GSTIN', order.gstNumber] as const] : [];
  return rows(
    ['Order', shortId(order._id, 6)],
    ...company,
    ...gstin,
    [
      'Deliver to',
      [to.firstName, to.lastName, to.fullAddress, to.apartment, to.city, to.state, to.country, to.zipCode]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Bill to',
      [
        bill.billingFirstName,
        bill.billingLastName,
        bill.billingFullAddress,
        bill.billingApartment,
        bill.billingCity,
        bill.billingState,
        bill.billingCountry,
        bill.billingZipCode,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Contact', formatPhone(order.contact)],
  );
}

interface BuyerMail {
  messageId: string;
  subject: string;
  intro: string;
  closing?: Block[];
  attachments?: Mail['attachments'];
}

/**
 * Mails the buyer the items and amounts. Names, company and addresses are left out: the e-mail address is
 * unverified, and the shop must not deliver a stranger's text.
 */
async function mailBuyer(
  deps: AppDeps,
  order: MailedOrder,
  { messageId, subject, intro, closing = [], attachments = [] }: BuyerMail,
): Promise<void> {
  const number = shortId(order._id, 6);
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId,
      to: order.email,
      subject,
      greeting: 'Hello,',
      blocks: [
        text(intro),
        wholesaleRows(order),
        rows(['Order', number], ['Deliver to PIN code', order.shipping_address.zipCode]),
        ...closing,
      ],
    }),
    attachments,
  });
}

/** Mails the buyer the confirmation of a wholesale order with the next steps (docs/spec/mails.md#kinds). */
export async function mailWholesalePlaced(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  const order = await wholesaleOrderForMail(deps.db, orderId);
  if (!order) return;
  const { brand } = deps.settings.current;
  await mailBuyer(deps, order, {
    messageId: effectId,
    subject: `Your wholesale order ${shortId(order._id, 6)}`,
    intro: 'Thank you for your wholesale order. You do not have to pay anything yet.',
    closing: [
      text(
        `We will call you on the number you gave us about payment and delivery. Questions? Call ${brand.phone}, ${brand.hours}.`,
      ),
      text('If you did not order, someone else entered your email, and you can ignore this message.'),
    ],
  });
}

/** Mails the shop a wholesale order (docs/spec/wholesale.md#placing-an-order). */
export async function mailWholesaleForStaff(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  const order = await wholesaleOrderForMail(deps.db, orderId);
  if (!order) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: deps.settings.current.brand.ordersEmail,
      subject: `New wholesale order ${shortId(order._id, 6)}: ${formatPaise(order.total_price)}`,
      greeting: 'Hello,',
      blocks: [
        text(`New wholesale order from ${order.email}.`),
        wholesaleRows(order),
        buyerRows(order),
        button(
          'See wholesale orders',
          new URL('/admin-dashboard/wholesale-bulk-orders', deps.config.ADMIN_URL).toString(),
        ),
      ],
    }),
  );
}

/**
 * Mails the buyer the invoice of a paid wholesale order as a PDF
 * (docs/spec/invoices-and-tax.md#wholesale-invoices).
 */
export async function mailWholesaleInvoice(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  const order = await wholesaleOrderForMail(deps.db, orderId);
  if (!order) return;
  await mailBuyer(deps, order, {
    messageId: effectId,
    subject: `Invoice ${order.invoiceNumber} for your wholesale order ${shortId(order._id, 6)}`,
    intro: 'We have received your payment. Your tax invoice is attached, and your order will be packed.',
    attachments: await wholesaleInvoiceAttachments(deps, orderId),
  });
}
